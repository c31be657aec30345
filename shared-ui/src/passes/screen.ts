import { pageTitle } from '../brand';
import type { Screen } from '../contract';
import { readTexts, sharedTexts } from '../i18n';
import { passTexts } from '../pass';
import { PassesPage } from './passes-page';
import { passesTexts } from './texts';

/** One's own codes, where a dashboard's own list of redemptions is about something else. */
export const screen: Screen = {
  Page: PassesPage,
  texts: [passesTexts, passTexts, sharedTexts],
  head({ language }) {
    const t = readTexts(passesTexts, language);
    return t ? { title: pageTitle(t('passes'), language), noIndex: true } : undefined;
  },
};

import { pageTitle } from '../format';
import type { Screen } from '../platform/remote/contract';
import { readTexts, sharedTexts } from '../platform/i18n';
import { passTexts } from './pass';
import { PassesPage } from './passes/passes-page';
import { passesTexts } from './passes/texts';

/** One's own codes, where a dashboard's own list of redemptions is about something else. */
export const screen: Screen = {
  Page: PassesPage,
  texts: [passesTexts, passTexts, sharedTexts],
  head({ language }) {
    const t = readTexts(passesTexts, language);
    return t ? { title: pageTitle(t('passes'), language), noIndex: true } : undefined;
  },
};

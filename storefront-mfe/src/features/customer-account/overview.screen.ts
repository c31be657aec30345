import { pageTitle } from 'shared-ui/format';
import type { Screen } from 'shared-ui/remote';
import { readTexts, sharedTexts } from 'shared-ui/i18n';
import { passTexts } from 'shared-ui/own-pages/pass';
import { passesTexts } from 'shared-ui/own-pages/passes';
import { OverviewPage } from './overview-page';
import { customerAccountTexts } from './texts';

export const screen: Screen = {
  Page: OverviewPage,
  texts: [customerAccountTexts, passesTexts, passTexts, sharedTexts],
  head({ language }) {
    const t = readTexts(customerAccountTexts, language);
    return t ? { title: pageTitle(t('dashboard'), language), noIndex: true } : undefined;
  },
};

import { pageTitle } from 'shared-ui/format';
import type { Screen } from 'shared-ui/remote';
import { readTexts, sharedTexts } from 'shared-ui/i18n';
import { serverTableTexts } from 'shared-ui/dashboard';
import { ReportsPage } from './reports-page';
import { reportsTexts } from './texts';

export const screen: Screen = {
  Page: ReportsPage,
  texts: [reportsTexts, serverTableTexts, sharedTexts],
  head({ language }) {
    const t = readTexts(reportsTexts, language);
    return t ? { title: pageTitle(t('title'), language), noIndex: true } : undefined;
  },
};

import { pageTitle } from 'shared-ui/format';
import type { Screen } from 'shared-ui/remote';
import { readTexts, sharedTexts } from 'shared-ui/i18n';
import { tableFileTexts } from 'shared-ui/dashboard';
import { serverTableTexts } from '../../shared/server-table';
import { ReportsPage } from './reports-page';
import { reportsTexts } from './texts';

export const screen: Screen = {
  Page: ReportsPage,
  texts: [reportsTexts, serverTableTexts, tableFileTexts, sharedTexts],
  head({ language }) {
    const t = readTexts(reportsTexts, language);
    return t ? { title: pageTitle(t('title'), language), noIndex: true } : undefined;
  },
};

import { pageTitle } from 'shared-ui/format';
import type { Screen } from 'shared-ui/remote';
import { readTexts, sharedTexts } from 'shared-ui/i18n';
import { tableRowsTexts } from 'shared-ui/dashboard';
import { StatementsPage } from './statements-page';
import { statementsTexts } from './texts';

export const screen: Screen = {
  Page: StatementsPage,
  texts: [statementsTexts, tableRowsTexts, sharedTexts],
  head({ language }) {
    const t = readTexts(statementsTexts, language);
    return t ? { title: pageTitle(t('title'), language), noIndex: true } : undefined;
  },
};

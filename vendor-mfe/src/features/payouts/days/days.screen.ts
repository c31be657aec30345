import { tableRowsTexts } from 'shared-ui/dashboard';
import { pageTitle } from 'shared-ui/format';
import { readTexts, sharedTexts } from 'shared-ui/i18n';
import type { Screen } from 'shared-ui/remote';
import { payoutsTexts } from '../texts';
import { DaysPage } from './days-page';

export const screen: Screen = {
  Page: DaysPage,
  texts: [payoutsTexts, tableRowsTexts, sharedTexts],
  head({ language }) {
    const t = readTexts(payoutsTexts, language);
    return t ? { title: pageTitle(t('daily'), language), noIndex: true } : undefined;
  },
};

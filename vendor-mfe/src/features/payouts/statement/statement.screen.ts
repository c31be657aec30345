import { pageTitle } from 'shared-ui/format';
import { readTexts, sharedTexts } from 'shared-ui/i18n';
import type { Screen } from 'shared-ui/remote';
import { payoutsTexts } from '../texts';
import { StatementPage } from './statement-page';

export const screen: Screen = {
  Page: StatementPage,
  texts: [payoutsTexts, sharedTexts],
  head({ language }) {
    const t = readTexts(payoutsTexts, language);
    return t ? { title: pageTitle(t('statement'), language), noIndex: true } : undefined;
  },
};

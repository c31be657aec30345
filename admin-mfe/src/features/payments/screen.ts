import { pageTitle } from 'shared-ui/brand';
import type { Screen } from 'shared-ui/contract';
import { decisionTexts } from 'shared-ui/decision';
import { readTexts, sharedTexts } from 'shared-ui/i18n';
import { serverTableTexts } from 'shared-ui/server-table';
import { approvalsTexts } from './approvals-texts';
import { PaymentsPage } from './payments-page';
import { payoutRunsTexts } from './payout-runs-texts';
import { paymentsTexts } from './texts';

export const screen: Screen = {
  Page: PaymentsPage,
  texts: [paymentsTexts, payoutRunsTexts, approvalsTexts, decisionTexts, serverTableTexts, sharedTexts],
  head({ language }) {
    const t = readTexts(paymentsTexts, language);
    return t ? { title: pageTitle(t('title'), language), noIndex: true } : undefined;
  },
};

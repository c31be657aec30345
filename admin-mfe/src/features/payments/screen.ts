import { pageTitle } from 'shared-ui/format';
import type { Screen } from 'shared-ui/remote';
import { decisionTexts } from 'shared-ui/platform';
import { readTexts, sharedTexts } from 'shared-ui/i18n';
import { serverTableTexts } from 'shared-ui/dashboard';
import { reasonTexts } from '../../shared/reason-dialog/texts';
import { approvalsTexts } from './approvals/approvals-texts';
import { PaymentsPage } from './payments-page';
import { payoutRunsTexts } from './payouts/payout-runs-texts';
import { paymentsTexts } from './texts';

export const screen: Screen = {
  Page: PaymentsPage,
  texts: [
    paymentsTexts,
    payoutRunsTexts,
    approvalsTexts,
    decisionTexts,
    reasonTexts,
    serverTableTexts,
    sharedTexts,
  ],
  head({ language }) {
    const t = readTexts(paymentsTexts, language);
    return t ? { title: pageTitle(t('title'), language), noIndex: true } : undefined;
  },
};

import { pageTitle } from 'shared-ui/format';
import type { Screen } from 'shared-ui/remote';
import { readTexts, sharedTexts } from 'shared-ui/i18n';
import { tableFileTexts } from 'shared-ui/dashboard';
import { serverTableTexts } from '../../shared/server-table';
import { ownBusinessTexts } from '../../shared/own-business/texts';
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
    reasonTexts,
    ownBusinessTexts,
    serverTableTexts,
    tableFileTexts,
    tableFileTexts,
    sharedTexts,
  ],
  head({ language }) {
    const t = readTexts(paymentsTexts, language);
    return t ? { title: pageTitle(t('title'), language), noIndex: true } : undefined;
  },
};

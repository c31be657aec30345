import { pageTitle } from 'shared-ui/format';
import type { Screen } from 'shared-ui/remote';
import { readTexts, sharedTexts } from 'shared-ui/i18n';
import { ownBusinessTexts } from '../../../shared/own-business/texts';
import { reasonTexts } from '../../../shared/reason-dialog/texts';
import { approvalsTexts } from '../approvals/approvals-texts';
import { PaymentPage } from './payment-page';
import { paymentsTexts } from '../texts';

export const screen: Screen = {
  Page: PaymentPage,
  texts: [paymentsTexts, approvalsTexts, reasonTexts, ownBusinessTexts, sharedTexts],
  head({ language }) {
    const t = readTexts(paymentsTexts, language);
    return t ? { title: pageTitle(t('payment'), language), noIndex: true } : undefined;
  },
};

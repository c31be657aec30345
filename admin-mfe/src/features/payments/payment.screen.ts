import { pageTitle } from 'shared-ui/brand';
import type { Screen } from 'shared-ui/contract';
import { decisionTexts } from 'shared-ui/decision';
import { readTexts, sharedTexts } from 'shared-ui/i18n';
import { approvalsTexts } from './approvals-texts';
import { PaymentPage } from './payment-page';
import { paymentsTexts } from './texts';

export const screen: Screen = {
  Page: PaymentPage,
  texts: [paymentsTexts, approvalsTexts, decisionTexts, sharedTexts],
  head({ language }) {
    const t = readTexts(paymentsTexts, language);
    return t ? { title: pageTitle(t('payment'), language), noIndex: true } : undefined;
  },
};

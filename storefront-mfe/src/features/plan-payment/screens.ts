import { pageTitle } from 'shared-ui/format';
import type { Screen } from 'shared-ui/remote';
import { readTexts, sharedTexts } from 'shared-ui/i18n';
import { paymentTexts } from '../../shared/payments/texts';
import { MembershipCheckoutPage } from './membership-page';
import { PlanOrderPage } from './plan-order-page';
import { planPaymentTexts } from './texts';

const screenOf = (Page: Screen['Page']): Screen => ({
  Page,
  texts: [planPaymentTexts, paymentTexts, sharedTexts],
  head({ language }) {
    const t = readTexts(planPaymentTexts, language);
    return t ? { title: pageTitle(t('title'), language), noIndex: true } : undefined;
  },
});

export const membership = screenOf(MembershipCheckoutPage);
export const planOrder = screenOf(PlanOrderPage);

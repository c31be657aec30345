import { pageTitle } from 'shared-ui/format';
import type { Screen } from 'shared-ui/remote';
import { readTexts, sharedTexts, type TextKey } from 'shared-ui/i18n';
import { paymentTexts } from '../../shared/payments/texts';
import { CheckoutPage } from './checkout-page';
import { PayPage } from './pay-page';
import { ReturnPage } from './return-page';
import { checkoutTexts } from './texts';
import type english from './texts.en.json';

const screenOf = (Page: Screen['Page'], title: TextKey<typeof english>): Screen => ({
  Page,
  texts: [checkoutTexts, paymentTexts, sharedTexts],
  head({ language }) {
    const t = readTexts(checkoutTexts, language);
    return t ? { title: pageTitle(t(title), language), noIndex: true } : undefined;
  },
});

export const checkout = screenOf(CheckoutPage, 'title');
export const pay = screenOf(PayPage, 'payTitle');
export const paymentReturn = screenOf(ReturnPage, 'returnTitle');

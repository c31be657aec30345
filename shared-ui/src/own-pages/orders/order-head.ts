import { pageTitle } from '../../format';
import type { Screen } from '../../platform/remote/contract';
import { readTexts, sharedTexts, type TextKey } from '../../platform/i18n';
import { passTexts } from '../pass';
import { paymentTexts } from '../payments';
import type english from './texts.en.json';
import { orderTexts } from './texts';

/** A screen about what somebody bought: nobody else sees it. */
export const orderScreen = (Page: Screen['Page'], title: TextKey<typeof english>): Screen => ({
  Page,
  texts: [orderTexts, passTexts, paymentTexts, sharedTexts],
  head({ language }) {
    const t = readTexts(orderTexts, language);
    return t ? { title: pageTitle(t(title), language), noIndex: true } : undefined;
  },
});

import { pageTitle } from 'shared-ui/format';
import type { Screen } from 'shared-ui/remote';
import { readTexts, sharedTexts } from 'shared-ui/i18n';
import { CartPage } from './cart-page';
import { cartTexts } from './texts';

export const screen: Screen = {
  Page: CartPage,
  texts: [cartTexts, sharedTexts],
  head({ language }) {
    const t = readTexts(cartTexts, language);
    return t
      ? { title: pageTitle(t('title'), language), description: t('description'), noIndex: true }
      : undefined;
  },
};

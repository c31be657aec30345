import { defineTexts } from 'shared-ui/i18n';

export const cartTexts = defineTexts({
  en: () => import(/* webpackChunkName: "cart-texts-en" */ './texts.en.json'),
  ne: () => import(/* webpackChunkName: "cart-texts-ne" */ './texts.ne.json'),
});

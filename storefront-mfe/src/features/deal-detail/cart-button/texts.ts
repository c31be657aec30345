import { defineTexts } from 'shared-ui/i18n';

export const cartButtonTexts = defineTexts({
  en: () => import(/* webpackChunkName: "cart-button-texts-en" */ './texts.en.json'),
  ne: () => import(/* webpackChunkName: "cart-button-texts-ne" */ './texts.ne.json'),
});

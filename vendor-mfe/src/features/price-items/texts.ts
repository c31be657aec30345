import { defineTexts } from 'shared-ui/i18n';

export const priceItemsTexts = defineTexts({
  en: () => import(/* webpackChunkName: "price-items-texts-en" */ './texts.en.json'),
  ne: () => import(/* webpackChunkName: "price-items-texts-ne" */ './texts.ne.json'),
});

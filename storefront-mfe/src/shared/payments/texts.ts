import { defineTexts } from 'shared-ui/i18n';

export const paymentTexts = defineTexts({
  en: () => import(/* webpackChunkName: "order-texts-en" */ './texts.en.json'),
  ne: () => import(/* webpackChunkName: "order-texts-ne" */ './texts.ne.json'),
});

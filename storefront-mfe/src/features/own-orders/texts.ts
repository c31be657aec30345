import { defineTexts } from 'shared-ui/i18n';

export const orderTexts = defineTexts({
  en: () => import(/* webpackChunkName: "order-texts-en" */ './texts.en.json'),
  ne: () => import(/* webpackChunkName: "order-texts-ne" */ './texts.ne.json'),
});

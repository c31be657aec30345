import { defineTexts } from 'shared-ui/i18n';

/** Translations for orders and payments in one file: several files would cost every page more than they save. */
export const checkoutTexts = defineTexts({
  en: () => import(/* webpackChunkName: "order-texts-en" */ './texts.en.json'),
  ne: () => import(/* webpackChunkName: "order-texts-ne" */ './texts.ne.json'),
});

import { defineTexts } from 'shared-ui/i18n';

/** One file with all that is said about orders and payments: more of them cost every page more than they save. */
export const checkoutTexts = defineTexts({
  en: () => import(/* webpackChunkName: "order-texts-en" */ './texts.en.json'),
  ne: () => import(/* webpackChunkName: "order-texts-ne" */ './texts.ne.json'),
});

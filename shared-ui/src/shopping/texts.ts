import { defineTexts } from '../i18n';

export const shoppingTexts = defineTexts({
  en: () => import(/* webpackChunkName: "shopping-texts-en" */ './texts.en.json'),
  ne: () => import(/* webpackChunkName: "shopping-texts-ne" */ './texts.ne.json'),
});

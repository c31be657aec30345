import { defineTexts } from '../../platform/i18n';

export const developerTexts = defineTexts({
  en: () => import(/* webpackChunkName: "developer-texts-en" */ './texts.en.json'),
  ne: () => import(/* webpackChunkName: "developer-texts-ne" */ './texts.ne.json'),
});

import { defineTexts } from '../../platform/i18n';

export const caseTexts = defineTexts({
  en: () => import(/* webpackChunkName: "case-texts-en" */ './texts.en.json'),
  ne: () => import(/* webpackChunkName: "case-texts-ne" */ './texts.ne.json'),
});

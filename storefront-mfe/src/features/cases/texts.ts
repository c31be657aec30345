import { defineTexts } from 'shared-ui/i18n';

export const ownCasesTexts = defineTexts({
  en: () => import(/* webpackChunkName: "case-texts-en" */ './texts.en.json'),
  ne: () => import(/* webpackChunkName: "case-texts-ne" */ './texts.ne.json'),
});

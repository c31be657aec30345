import { defineTexts } from 'shared-ui/i18n';

export const trustTexts = defineTexts({
  en: () => import(/* webpackChunkName: "honour-texts-en" */ './texts.en.json'),
  ne: () => import(/* webpackChunkName: "honour-texts-ne" */ './texts.ne.json'),
});

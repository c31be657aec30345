import { defineTexts } from 'shared-ui/i18n';

export const supportTexts = defineTexts({
  en: () => import(/* webpackChunkName: "support-texts-en" */ './texts.en.json'),
  ne: () => import(/* webpackChunkName: "support-texts-ne" */ './texts.ne.json'),
});

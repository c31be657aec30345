import { defineTexts } from 'shared-ui/i18n';

export const passesTexts = defineTexts({
  en: () => import(/* webpackChunkName: "pass-texts-en" */ './texts.en.json'),
  ne: () => import(/* webpackChunkName: "pass-texts-ne" */ './texts.ne.json'),
});

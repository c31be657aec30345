import { defineTexts } from 'shared-ui/i18n';

export const savedTexts = defineTexts({
  en: () => import(/* webpackChunkName: "kept-texts-en" */ './texts.en.json'),
  ne: () => import(/* webpackChunkName: "kept-texts-ne" */ './texts.ne.json'),
});

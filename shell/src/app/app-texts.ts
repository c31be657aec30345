import { defineTexts } from 'shared-ui/i18n';

export const appTexts = defineTexts({
  en: () => import(/* webpackChunkName: "app-texts-en" */ './texts.en.json'),
  ne: () => import(/* webpackChunkName: "app-texts-ne" */ './texts.ne.json'),
});

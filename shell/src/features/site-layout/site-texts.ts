import { defineTexts } from 'shared-ui/i18n';

export const siteTexts = defineTexts({
  en: () => import(/* webpackChunkName: "site-texts-en" */ './texts.en.json'),
  ne: () => import(/* webpackChunkName: "site-texts-ne" */ './texts.ne.json'),
});

import { defineTexts } from 'shared-ui/i18n';

export const newsletterTexts = defineTexts({
  en: () => import(/* webpackChunkName: "newsletter-texts-en" */ './texts.en.json'),
  ne: () => import(/* webpackChunkName: "newsletter-texts-ne" */ './texts.ne.json'),
});

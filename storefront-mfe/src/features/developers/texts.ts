import { defineTexts } from 'shared-ui/i18n';

export const developersTexts = defineTexts({
  en: () => import(/* webpackChunkName: "developers-texts-en" */ './texts.en.json'),
  ne: () => import(/* webpackChunkName: "developers-texts-ne" */ './texts.ne.json'),
});

import { defineTexts } from 'shared-ui/i18n';

export const developersTexts = defineTexts({
  en: () => import(/* webpackChunkName: "info-texts-en" */ './texts.en.json'),
  ne: () => import(/* webpackChunkName: "info-texts-ne" */ './texts.ne.json'),
});

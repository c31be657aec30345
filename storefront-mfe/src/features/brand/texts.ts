import { defineTexts } from 'shared-ui/i18n';

export const brandTexts = defineTexts({
  en: () => import(/* webpackChunkName: "brands-texts-en" */ './texts.en.json'),
  ne: () => import(/* webpackChunkName: "brands-texts-ne" */ './texts.ne.json'),
});

import { defineTexts } from '../../../platform/i18n';

export const webhookTexts = defineTexts({
  en: () => import(/* webpackChunkName: "webhook-texts-en" */ './texts.en.json'),
  ne: () => import(/* webpackChunkName: "webhook-texts-ne" */ './texts.ne.json'),
});

import { defineTexts } from 'shared-ui/i18n';

export const getLiveTexts = defineTexts({
  en: () => import('./get-live.texts.en.json'),
  ne: () => import('./get-live.texts.ne.json'),
});

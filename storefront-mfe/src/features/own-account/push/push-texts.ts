import { defineTexts } from 'shared-ui/i18n';

export const pushTexts = defineTexts({
  en: () => import('./push-texts.en.json'),
  ne: () => import('./push-texts.ne.json'),
});

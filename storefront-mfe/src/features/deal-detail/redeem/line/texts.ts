import { defineTexts } from 'shared-ui/i18n';

export const lineTexts = defineTexts({
  en: () => import('./texts.en.json'),
  ne: () => import('./texts.ne.json'),
});

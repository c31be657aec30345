import { defineTexts } from 'shared-ui/i18n';

export const ownBusinessTexts = defineTexts({
  en: () => import('./texts.en.json'),
  ne: () => import('./texts.ne.json'),
});

import { defineTexts } from 'shared-ui/i18n';

export const adminCasesTexts = defineTexts({
  en: () => import('./texts.en.json'),
  ne: () => import('./texts.ne.json'),
});

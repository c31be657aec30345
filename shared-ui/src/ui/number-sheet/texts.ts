import { defineTexts } from '../../platform/i18n';

export const numberSheetTexts = defineTexts({
  en: () => import('./texts.en.json'),
  ne: () => import('./texts.ne.json'),
});

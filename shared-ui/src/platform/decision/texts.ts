import { defineTexts } from '../i18n';

export const decisionTexts = defineTexts({
  en: () => import('./texts.en.json'),
  ne: () => import('./texts.ne.json'),
});

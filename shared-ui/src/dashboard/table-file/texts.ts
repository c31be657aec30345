import { defineTexts } from '../../platform/i18n';

export const tableFileTexts = defineTexts({
  en: () => import('./texts.en.json'),
  ne: () => import('./texts.ne.json'),
});

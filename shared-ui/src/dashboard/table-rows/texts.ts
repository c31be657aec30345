import { defineTexts } from '../../platform/i18n';

export const tableRowsTexts = defineTexts({
  en: () => import('./texts.en.json'),
  ne: () => import('./texts.ne.json'),
});

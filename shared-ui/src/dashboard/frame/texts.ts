import { defineTexts } from '../../platform/i18n';

export const dashboardTexts = defineTexts({
  en: () => import('./texts.en.json'),
  ne: () => import('./texts.ne.json'),
});

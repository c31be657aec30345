import { defineTexts } from '../../platform/i18n';

export const mapTexts = defineTexts({
  en: () => import('./texts.en.json'),
  ne: () => import('./texts.ne.json'),
});

import { defineTexts } from 'shared-ui/i18n';

/** Texts of the lists below the search box, which load with them. */
export const searchTexts = defineTexts({
  en: () => import('./texts.en.json'),
  ne: () => import('./texts.ne.json'),
});

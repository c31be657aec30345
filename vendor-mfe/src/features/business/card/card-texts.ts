import { defineTexts } from 'shared-ui/i18n';

export const cardTexts = defineTexts({
  en: () => import('./card.texts.en.json'),
  ne: () => import('./card.texts.ne.json'),
});

import { defineTexts } from 'shared-ui/i18n';

export const signupTexts = defineTexts({
  en: () => import('./signup.texts.en.json'),
  ne: () => import('./signup.texts.ne.json'),
});

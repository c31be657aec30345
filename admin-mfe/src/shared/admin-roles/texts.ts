import { defineTexts } from 'shared-ui/i18n';

/** Names and descriptions of the roles in the marketplace. */
export const adminRoleTexts = defineTexts({
  en: () => import('./texts.en.json'),
  ne: () => import('./texts.ne.json'),
});

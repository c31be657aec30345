import { defineTexts } from 'shared-ui/i18n';

export const approvalsTexts = defineTexts({
  en: () => import('./approvals-texts.en.json'),
  ne: () => import('./approvals-texts.ne.json'),
});

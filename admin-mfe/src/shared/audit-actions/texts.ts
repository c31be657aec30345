import { defineTexts } from 'shared-ui/i18n';

/** One sentence per action of the audit log, by the action's code. */
export const auditActionTexts = defineTexts({
  en: () => import('./texts.en.json'),
  ne: () => import('./texts.ne.json'),
});

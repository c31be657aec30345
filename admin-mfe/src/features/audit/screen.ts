import { pageTitle } from 'shared-ui/format';
import type { Screen } from 'shared-ui/remote';
import { readTexts, sharedTexts } from 'shared-ui/i18n';
import { serverTableTexts } from 'shared-ui/dashboard';
import { AuditPage } from './audit-page';
import { auditTexts } from './texts';

export const screen: Screen = {
  Page: AuditPage,
  texts: [auditTexts, serverTableTexts, sharedTexts],
  head({ language }) {
    const t = readTexts(auditTexts, language);
    return t ? { title: pageTitle(t('title'), language), noIndex: true } : undefined;
  },
};

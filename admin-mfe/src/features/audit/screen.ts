import { pageTitle } from 'shared-ui/brand';
import type { Screen } from 'shared-ui/contract';
import { readTexts, sharedTexts } from 'shared-ui/i18n';
import { serverTableTexts } from 'shared-ui/server-table';
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

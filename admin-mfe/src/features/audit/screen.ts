import { pageTitle } from 'shared-ui/format';
import type { Screen } from 'shared-ui/remote';
import { readTexts, sharedTexts } from 'shared-ui/i18n';
import { tableFileTexts } from 'shared-ui/dashboard';
import { auditActionTexts } from '../../shared/audit-actions/texts';
import { serverTableTexts } from '../../shared/server-table';
import { AuditPage } from './audit-page';
import { auditTexts } from './texts';

export const screen: Screen = {
  Page: AuditPage,
  texts: [auditTexts, auditActionTexts, serverTableTexts, tableFileTexts, sharedTexts],
  head({ language }) {
    const t = readTexts(auditTexts, language);
    return t ? { title: pageTitle(t('title'), language), noIndex: true } : undefined;
  },
};

import { nepalMoment } from '../../../common/time/nepal-day.js';
import { AUDIT_LOG } from './audit-log-list.sql.js';
import type { AuditLogQuery } from './audit-log.dto.js';
import type { AuditEntryView } from './audit-log.view.js';
import type { ExportedList } from '../../audit/index.js';

const asText = (values: object | null): string | null => values && JSON.stringify(values);

export const AUDIT_LOG_TABLE: ExportedList<AuditLogQuery, AuditEntryView> = {
  name: 'audit',
  list: AUDIT_LOG,
  headings: {
    en: [
      'Entry',
      'When (Nepal)',
      'Who',
      'Account',
      'API key',
      'Action',
      'Subject',
      'Number',
      'Before',
      'After',
      'Request',
    ],
    ne: [
      'क्रम',
      'कहिले (नेपाली समय)',
      'कसले',
      'खाता',
      'एपीआई कुञ्जी',
      'काम',
      'विषय',
      'नम्बर',
      'पहिले',
      'पछि',
      'अनुरोध',
    ],
  },
  cells: ({ id, at, actor, apiKey, action, subjectType, subjectId, before, after, requestId }) => [
    id,
    nepalMoment(at),
    actor?.name ?? null,
    actor?.id ?? null,
    apiKey?.name ?? null,
    action,
    subjectType,
    subjectId,
    asText(before),
    asText(after),
    requestId,
  ],
};

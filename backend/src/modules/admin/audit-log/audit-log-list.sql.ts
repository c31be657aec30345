import { endOfNepalDay, startOfNepalDay } from '../../../common/time/nepal-day.js';
import type { KeysetList } from '../../../common/paging/keyset-list.sql.js';
import type { AuditLogQuery } from './audit-log.dto.js';

/** Actions with their actors. The log stores ids only; names are joined if the account still exists. */
export const AUDIT_LOG: KeysetList<AuditLogQuery> = {
  from: 'audit_entries a',
  id: 'a.id',
  joins: 'LEFT JOIN person_names u ON u.id = a.actor_id LEFT JOIN api_key_names k ON k.id = a.api_key_id',
  columns: `
    a.id, iso(a.at) AS at, a.action, a.subject_type AS "subjectType", a.subject_id AS "subjectId", a.before, a.after,
    a.request_id AS "requestId",
    CASE WHEN a.actor_id IS NOT NULL THEN
      json_build_object('id', a.actor_id, 'name', coalesce(nullif(trim(u.first_name || ' ' || u.last_name), ''), '#' || a.actor_id))
    END AS actor,
    CASE WHEN a.api_key_id IS NOT NULL THEN json_build_object('id', a.api_key_id, 'name', coalesce(k.name, '#' || a.api_key_id)) END AS "apiKey"`,
  sorts: {
    newest: { key: 'a.id', type: 'row', direction: 'DESC' },
    oldest: { key: 'a.id', type: 'row', direction: 'ASC' },
  },
  sort: ({ sort }) => sort ?? 'newest',
  conditions: ({ actor, action, subjectType, subjectId, from, to }, parameters) => [
    actor && `a.actor_id = ${parameters.add(actor)}`,
    action && `a.action = ${parameters.add(action)}`,
    subjectType && `a.subject_type = ${parameters.add(subjectType)}`,
    subjectId && `a.subject_id = ${parameters.add(subjectId)}`,
    from && `a.at >= ${parameters.add(startOfNepalDay(from))}`,
    to && `a.at <= ${parameters.add(endOfNepalDay(to))}`,
  ],
};

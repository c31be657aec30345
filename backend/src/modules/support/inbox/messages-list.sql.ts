import { containing, type KeysetList } from '../../../common/paging/keyset-list.sql.js';
import type { AdminMessagesQuery } from './messages.dto.js';

/** The query with `me` replaced by the calling admin. */
export interface MessagesAsked extends Omit<AdminMessagesQuery, 'assignee'> {
  assignee?: number | 'none';
}

const OPEN = "m.state IN ('new', 'in-progress')";
const STATUS = {
  open: OPEN,
  overdue: `${OPEN} AND m.due_at < now()`,
  new: "m.state = 'new'",
  'in-progress': "m.state = 'in-progress'",
  answered: "m.state = 'answered'",
  closed: "m.state = 'closed'",
} as const;

/** SQL of a person as admins see them. @param alias of `users` */
export const personOf = (alias: string): string =>
  `json_build_object('id', ${alias}.id, 'name', coalesce(nullif(trim(${alias}.first_name || ' ' || ${alias}.last_name), ''), '#' || ${alias}.id))`;

/** Messages to support (rule MS1). */
export const MESSAGES: KeysetList<MessagesAsked> = {
  from: 'support_messages m',
  id: 'm.id',
  joins: 'LEFT JOIN person_names a ON a.id = m.assigned_to',
  columns: `
    m.id, m.kind, m.category, m.name, m.email, m.subject, left(m.message, 200) AS excerpt, m.language, m.state,
    ${OPEN} AND m.due_at < now() AS "isOverdue", CASE WHEN a.id IS NOT NULL THEN ${personOf('a')} END AS assignee,
    iso(m.due_at) AS "dueAt", iso(m.created_at) AS "createdAt", m.version`,
  sorts: {
    newest: { key: 'm.id', type: 'integer', direction: 'DESC' },
    oldest: { key: 'm.id', type: 'integer', direction: 'ASC' },
    due: { key: 'm.due_at', type: 'time', direction: 'ASC' },
  },
  sort: ({ sort }) => sort ?? 'newest',
  conditions: ({ status, assignee, kind, category, search }, parameters) => [
    status && STATUS[status],
    assignee === 'none' && 'm.assigned_to IS NULL',
    typeof assignee === 'number' && `m.assigned_to = ${parameters.add(assignee)}`,
    kind && `m.kind = ${parameters.add(kind)}`,
    category && `m.category = ${parameters.add(category)}`,
    search &&
      `(${containing("(m.name || ' ' || m.email::text || ' ' || m.subject || ' ' || m.message)", search, parameters)})`,
  ],
};

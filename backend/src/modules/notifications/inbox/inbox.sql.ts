import { COUNTED_UP_TO } from '../../../common/paging/page-query.js';

/** $1 the user, $2 exclusive upper bound of the ids, $3 number of rows. */
export const LIST = `
  SELECT n.id::int AS id, n.kind, n.path, n.facts, iso(n.created_at) AS "createdAt", iso(n.read_at) AS "readAt",
    (SELECT count(*)::int FROM (SELECT 1 FROM notifications WHERE user_id = $1 LIMIT ${COUNTED_UP_TO + 1}) c) AS counted,
    (SELECT count(*)::int FROM (SELECT 1 FROM notifications WHERE user_id = $1 AND read_at IS NULL LIMIT ${COUNTED_UP_TO}) u) AS unread
  FROM notifications n WHERE n.user_id = $1 AND ($2::bigint IS NULL OR n.id < $2) ORDER BY n.id DESC LIMIT $3`;

/** $1 the user. */
export const UNREAD = `
  SELECT count(*)::int AS unread FROM (SELECT 1 FROM notifications WHERE user_id = $1 AND read_at IS NULL LIMIT ${COUNTED_UP_TO}) u`;

/** $1 the user, $2 ids or NULL for all. */
export const MARK_READ =
  'UPDATE notifications SET read_at = now() WHERE user_id = $1 AND read_at IS NULL AND ($2::int[] IS NULL OR id = ANY($2))';

/** $1 recipient, $2 kind, $3 deal, $4 path, $5 facts. */
export const INSERT = 'SELECT notifications_insert($1, $2, $3, $4, $5)';

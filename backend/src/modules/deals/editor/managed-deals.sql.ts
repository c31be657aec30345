import { decodeCursor } from '../../../common/paging/cursor.js';
import { COUNTED_UP_TO, DEFAULT_PAGE } from '../../../common/paging/page-query.js';
import { SqlParameters } from '../../../common/sql/sql-parameters.js';
import type { ManagedDealQuery } from '../list/deal-query.dto.js';
import { DEAL_JOINS, MANAGED_COLUMNS } from '../list/deal-columns.sql.js';
import type { Statement } from '../list/deal-list.sql.js';

const LIVE = `d.moderation_status = 'approved' AND d.is_active AND d.start_date <= now() AND d.end_date > now()`;

/** Submission time of the pending revision, or of the deal. */
export const SUBMITTED = 'coalesce(d.waiting_since, d.submitted_at)';

/** Condition of each status in managed lists. */
export const STATUS_CONDITION: Record<NonNullable<ManagedDealQuery['status']>, string> = {
  pending: 'd.waiting_since IS NOT NULL',
  active: LIVE,
  featured: `${LIVE} AND d.id IN (SELECT s.deal_id FROM featured_slots s WHERE s.ends_at IS NULL OR s.ends_at > now())`,
  scheduled: `d.moderation_status = 'approved' AND d.is_active AND d.start_date > now()`,
  paused: `d.moderation_status = 'approved' AND NOT d.is_active AND d.end_date > now()`,
  rejected: `d.moderation_status = 'rejected'`,
  expired: `d.moderation_status = 'approved' AND d.end_date <= now()`,
};

/** Deals of one business, newest submission first. */
export function managedDealsStatement(query: ManagedDealQuery, vendorId: number): Statement {
  const parameters = new SqlParameters();
  const limit = query.limit ?? DEFAULT_PAGE;
  const conditions = [
    `d.vendor_id = ${parameters.add(vendorId)}`,
    query.status ? STATUS_CONDITION[query.status] : 'true',
    query.search ? `d.search @@ (SELECT deal_search_query(${parameters.add(query.search)}))` : 'true',
  ].join(' AND ');
  let after = 'true';
  if (query.cursor) {
    const [time, id] = decodeCursor(query.cursor, ['time', 'integer']);
    after = `(${SUBMITTED}, d.id) < (${parameters.add(time)}::timestamptz, ${parameters.add(id)}::integer)`;
  }
  const sql = `WITH page AS MATERIALIZED (
      SELECT rows.*, row_number() OVER () AS n FROM (
        SELECT d.id, ${SUBMITTED} AS key FROM deals d WHERE ${conditions} AND ${after} ORDER BY 2 DESC, 1 DESC LIMIT ${limit + 1}
      ) AS rows)
    SELECT coalesce((SELECT json_agg(item) FROM (
        SELECT ${MANAGED_COLUMNS} FROM page JOIN deals d ON d.id = page.id ${DEAL_JOINS} WHERE page.n <= ${limit} ORDER BY page.n
      ) AS item), '[]')::text AS json,
      (SELECT count(*)::int FROM (SELECT 1 FROM deals d WHERE ${conditions} LIMIT ${COUNTED_UP_TO + 1}) AS matching) AS counted,
      (SELECT json_build_array(to_char(key AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"'), id) FROM page
       WHERE n = ${limit} AND EXISTS (SELECT 1 FROM page WHERE n > ${limit})) AS next`;
  return { sql, values: parameters.values };
}

/** $1 the business. */
export const DEAL_COUNTS = `
  SELECT count(*) FILTER (WHERE ${STATUS_CONDITION.pending})::int AS pending, count(*) FILTER (WHERE ${STATUS_CONDITION.active})::int AS active,
    count(*) FILTER (WHERE ${STATUS_CONDITION.scheduled})::int AS scheduled, count(*) FILTER (WHERE ${STATUS_CONDITION.paused})::int AS paused,
    count(*) FILTER (WHERE ${STATUS_CONDITION.rejected})::int AS rejected, count(*) FILTER (WHERE ${STATUS_CONDITION.expired})::int AS expired,
    (SELECT count(*)::int FROM deal_drafts f WHERE f.vendor_id = $1) AS drafts,
    (SELECT count(*)::int FROM passes p WHERE p.vendor_id = $1 AND p.state = 'redeemed') AS redemptions
  FROM deals d WHERE d.vendor_id = $1`;

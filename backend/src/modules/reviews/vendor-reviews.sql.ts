import { decodeCursor } from '../../common/paging/cursor.js';
import { COUNTED_UP_TO, DEFAULT_PAGE } from '../../common/paging/page-query.js';
import { SqlParameters } from '../../common/sql/sql-parameters.js';
import type { VendorReviewsQuery } from './vendor-review.dto.js';
import { REVIEW_COLUMNS } from './deal-reviews.sql.js';

const NEWEST_KEY = `to_char(r.created_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`;

/**
 * A page of the reviews of a business's deals, newest first, hidden ones left out. One statement.
 * @param readerId the user whose reports are marked
 */
export function vendorReviewsStatement(
  vendorId: number,
  readerId: number,
  query: VendorReviewsQuery,
): { sql: string; values: unknown[] } {
  const limit = query.limit ?? DEFAULT_PAGE;
  const parameters = new SqlParameters();
  const where = [
    `d.vendor_id = ${parameters.add(vendorId)} AND r.hidden_at IS NULL`,
    query.stars && `r.rating = ${parameters.add(query.stars)}`,
    query.deal && `r.deal_id = ${parameters.add(query.deal)}`,
    query.answered !== undefined && `r.reply IS ${query.answered ? 'NOT ' : ''}NULL`,
  ]
    .filter(Boolean)
    .join(' AND ');
  let after = 'true';
  if (query.cursor) {
    const [time, id] = decodeCursor(query.cursor, ['time', 'integer']);
    after = `(r.created_at, r.id) < (${parameters.add(time)}::timestamptz, ${parameters.add(id)}::integer)`;
  }
  const sql = `
    WITH page AS (
      SELECT rows.*, row_number() OVER () AS n FROM (
        SELECT ${REVIEW_COLUMNS}, d.title AS "dealTitle", d.title_ne AS "dealTitleNe", ${NEWEST_KEY} AS key,
          EXISTS (SELECT 1 FROM review_reports o WHERE o.review_id = r.id AND o.user_id = ${parameters.add(readerId)}) AS "isReported"
        FROM reviews r JOIN deal_facts d ON d.id = r.deal_id JOIN person_names u ON u.id = r.user_id
        WHERE ${where} AND ${after} ORDER BY r.created_at DESC, r.id DESC LIMIT ${limit + 1}) AS rows)
    SELECT coalesce((SELECT json_agg(to_jsonb(page) - 'n' - 'key' ORDER BY n) FROM page WHERE n <= ${limit}), '[]') AS reviews,
      (SELECT count(*)::int FROM (SELECT 1 FROM reviews r JOIN deal_facts d ON d.id = r.deal_id WHERE ${where} LIMIT ${COUNTED_UP_TO + 1}) c) AS counted,
      (SELECT json_build_array(key, id) FROM page WHERE n = ${limit} AND EXISTS (SELECT 1 FROM page WHERE n > ${limit})) AS next`;
  return { sql, values: parameters.values };
}

/** Totals of a business's reviews. Averages have at most one decimal. $1 the business. */
export const VENDOR_REVIEW_SUMMARY = `
  WITH said AS (
    SELECT r.rating, r.reply, d.id, d.title, d.title_ne FROM reviews r JOIN deal_facts d ON d.id = r.deal_id
    WHERE d.vendor_id = $1 AND r.hidden_at IS NULL
  )
  SELECT (SELECT count(*)::int FROM said) AS count, (SELECT round(avg(rating), 1)::float FROM said) AS average,
    (SELECT json_agg((SELECT count(*)::int FROM said WHERE rating = star) ORDER BY star) FROM generate_series(1, 5) star) AS "ratingCounts",
    (SELECT count(*)::int FROM said WHERE reply IS NULL) AS unanswered,
    (SELECT coalesce(json_agg(deal ORDER BY deal ->> 'title'), '[]')
     FROM (SELECT DISTINCT jsonb_build_object('id', id, 'title', title, 'titleNe', title_ne) AS deal FROM said) deals) AS deals`;

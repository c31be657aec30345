import { decodeCursor } from '../../common/paging/cursor.js';
import { COUNTED_UP_TO, DEFAULT_PAGE } from '../../common/paging/page-query.js';
import { SqlParameters } from '../../common/sql/sql-parameters.js';
import type { ShownReviews, VendorReviewsQuery } from './vendor-review.dto.js';
import { REVIEW_COLUMNS } from './deal-reviews.sql.js';
import { EDITABLE_HOURS, LOW_STARS } from './reviews.sql.js';

const TIME_KEY = `to_char(r.created_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`;

/** Days in which a business aims to answer (rule R7). */
const ANSWER_DAYS = 7;

/** A review without words needs no reply. */
const WAITS = 'r.reply IS NULL AND r.comment IS NOT NULL';

/** The use that a review is about. */
const VISIT = `(
          SELECT json_build_object('at', iso(p.redeemed_at), 'branch', b.name, 'servedBy', nullif(s.shown_name, ''),
            'nth', (SELECT count(*) FROM pass_facts e WHERE e.user_id = p.user_id AND e.vendor_id = p.vendor_id AND e.state = 'redeemed'
              AND e.redeemed_at <= p.redeemed_at))
          FROM pass_facts p LEFT JOIN branch_places b ON b.id = p.branch_id LEFT JOIN person_names s ON s.id = p.redeemed_by
          WHERE p.user_id = r.user_id AND p.deal_id = r.deal_id AND p.state = 'redeemed' AND p.redeemed_at <= r.created_at
          ORDER BY p.redeemed_at DESC LIMIT 1)`;

const COLUMNS = `${REVIEW_COLUMNS}, d.title AS "dealTitle", d.title_ne AS "dealTitleNe", ${VISIT} AS visit,
          CASE WHEN ${WAITS} THEN iso(r.created_at + interval '${ANSWER_DAYS} days') END AS "answerBy",
          iso(r.replied_at + interval '${EDITABLE_HOURS} hours') AS "replyEditableUntil"`;

const NEWEST = {
  keys: [TIME_KEY, 'r.id'],
  by: 'r.created_at DESC, r.id DESC',
  after: (parameters: SqlParameters, cursor: string): string => {
    const [time, id] = decodeCursor(cursor, ['time', 'integer']);
    return `(r.created_at, r.id) < (${parameters.add(time)}::timestamptz, ${parameters.add(id)}::integer)`;
  },
};

const LOW_STARS_FIRST = {
  keys: ['r.rating', TIME_KEY, 'r.id'],
  by: 'r.rating, r.created_at, r.id',
  after: (parameters: SqlParameters, cursor: string): string => {
    const [rating, time, id] = decodeCursor(cursor, ['integer', 'time', 'integer']);
    const [stars, at, last] = [parameters.add(rating), parameters.add(time), parameters.add(id)];
    return `(r.rating, r.created_at, r.id) > (${stars}::smallint, ${at}::timestamptz, ${last}::integer)`;
  },
};

const SHOWN: Record<ShownReviews, (isReported: string) => string> = {
  waiting: () => WAITS,
  'low-stars': () => `${WAITS} AND r.rating <= ${LOW_STARS}`,
  answered: () => 'r.reply IS NOT NULL',
  reported: (isReported) => isReported,
};

/**
 * A page of the reviews of a business's deals, hidden ones left out. One statement.
 * @param readerId the user whose reports are marked
 */
export function vendorReviewsStatement(
  vendorId: number,
  readerId: number,
  query: VendorReviewsQuery,
): { sql: string; values: unknown[] } {
  const limit = query.limit ?? DEFAULT_PAGE;
  const parameters = new SqlParameters();
  const reader = parameters.add(readerId);
  const isReported = `EXISTS (SELECT 1 FROM review_reports o WHERE o.review_id = r.id AND o.user_id = ${reader}::integer)`;
  const where = [
    `d.vendor_id = ${parameters.add(vendorId)} AND r.hidden_at IS NULL`,
    query.stars && `r.rating = ${parameters.add(query.stars)}`,
    query.deal && `r.deal_id = ${parameters.add(query.deal)}`,
    query.answered !== undefined && `r.reply IS ${query.answered ? 'NOT ' : ''}NULL`,
    query.show && SHOWN[query.show](isReported),
  ]
    .filter(Boolean)
    .join(' AND ');
  const order = query.show === 'waiting' || query.show === 'low-stars' ? LOW_STARS_FIRST : NEWEST;
  const after = query.cursor ? order.after(parameters, query.cursor) : 'true';
  const sql = `
    WITH page AS (
      SELECT rows.*, row_number() OVER () AS n FROM (
        SELECT ${COLUMNS}, ${isReported} AS "isReported", json_build_array(${order.keys.join(', ')}) AS keys
        FROM reviews r JOIN deal_facts d ON d.id = r.deal_id JOIN person_names u ON u.id = r.user_id
        WHERE ${where} AND ${after} ORDER BY ${order.by} LIMIT ${limit + 1}) AS rows)
    SELECT coalesce((SELECT json_agg(to_jsonb(page) - 'n' - 'keys' ORDER BY n) FROM page WHERE n <= ${limit}), '[]') AS reviews,
      (SELECT count(*)::int FROM (SELECT 1 FROM reviews r JOIN deal_facts d ON d.id = r.deal_id WHERE ${where} LIMIT ${COUNTED_UP_TO + 1}) c) AS counted,
      (SELECT keys FROM page WHERE n = ${limit} AND EXISTS (SELECT 1 FROM page WHERE n > ${limit})) AS next`;
  return { sql, values: parameters.values };
}

/** Totals of a business's reviews. Averages have at most one decimal. $1 the business, $2 now. */
export const VENDOR_REVIEW_SUMMARY = `
  WITH said AS (
    SELECT r.rating, ${WAITS} AS waits, r.replied_at, r.replied_at - r.created_at AS took, d.id, d.title, d.title_ne
    FROM reviews r JOIN deal_facts d ON d.id = r.deal_id WHERE d.vendor_id = $1 AND r.hidden_at IS NULL
  )
  SELECT (SELECT count(*)::int FROM said) AS count, (SELECT round(avg(rating), 1)::float FROM said) AS average,
    (SELECT json_agg((SELECT count(*)::int FROM said WHERE rating = star) ORDER BY star) FROM generate_series(1, 5) star) AS "ratingCounts",
    (SELECT count(*)::int FROM said WHERE waits) AS unanswered, (SELECT count(*)::int FROM said WHERE waits AND rating <= ${LOW_STARS}) AS "lowStars",
    (SELECT CASE WHEN count(*) > 0 THEN json_build_object('count', count(*), 'inTime', count(*) FILTER (WHERE took <= interval '${ANSWER_DAYS} days'),
        'averageDays', round((extract(epoch FROM avg(took)) / 86400)::numeric, 1)) END
      FROM said WHERE replied_at > $2::timestamptz - interval '12 months') AS "answerTime",
    (SELECT coalesce(json_agg(deal ORDER BY deal ->> 'title'), '[]')
     FROM (SELECT DISTINCT jsonb_build_object('id', id, 'title', title, 'titleNe', title_ne) AS deal FROM said) deals) AS deals`;

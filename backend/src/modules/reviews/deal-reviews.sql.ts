import { decodeCursor } from '../../common/paging/cursor.js';
import { COUNTED_UP_TO, DEFAULT_PAGE } from '../../common/paging/page-query.js';
import type { ReviewListQuery, ReviewSort } from './review.dto.js';

export const REVIEW_COLUMNS = `
  r.id, r.deal_id AS "dealId", r.rating, r.comment, iso(r.created_at) AS "createdAt", iso(r.updated_at) AS "updatedAt",
  u.shown_name AS author, true AS "verifiedVisit", r.reply, iso(r.replied_at) AS "repliedAt",
  iso(r.reply_edited_at) AS "replyEditedAt"`;

interface Order {
  key: string;
  cast: 'timestamptz' | 'integer';
  /** SQL that converts the key to text for the cursor. */
  text: string;
}

const ORDERS: Record<ReviewSort, Order> = {
  newest: {
    key: 'r.created_at',
    cast: 'timestamptz',
    text: `to_char(r.created_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`,
  },
  best: { key: 'r.rating', cast: 'integer', text: 'r.rating' },
  worst: { key: '(-r.rating)::integer', cast: 'integer', text: '(-r.rating)::integer' },
};

/** A page of a deal's reviews, hidden ones left out. $1 the deal, $2 and $3 the start of the page. */
export function dealReviewsStatement(dealId: number, query: ReviewListQuery) {
  const limit = query.limit ?? DEFAULT_PAGE;
  const { key, cast, text } = ORDERS[query.sort ?? 'newest'];
  const shape = [cast === 'integer' ? 'integer' : 'time', 'integer'] as const;
  const from = query.cursor ? decodeCursor(query.cursor, shape) : [null, null];
  const sql = `
    WITH page AS (
      SELECT rows.*, row_number() OVER () AS n FROM (
        SELECT ${REVIEW_COLUMNS}, ${text} AS key
        FROM reviews r JOIN person_names u ON u.id = r.user_id
        WHERE r.deal_id = $1 AND r.hidden_at IS NULL AND ($2::${cast} IS NULL OR (${key}, r.id) < ($2::${cast}, $3::integer))
        ORDER BY ${key} DESC, r.id DESC LIMIT ${limit + 1}) AS rows)
    SELECT coalesce((SELECT json_agg(to_jsonb(page) - 'n' - 'key' ORDER BY n) FROM page WHERE n <= ${limit}), '[]')::text AS json,
      (SELECT count(*)::int FROM (SELECT 1 FROM reviews WHERE deal_id = $1 AND hidden_at IS NULL LIMIT ${COUNTED_UP_TO + 1}) c) AS counted,
      (SELECT json_build_array(key, id) FROM page WHERE n = ${limit} AND EXISTS (SELECT 1 FROM page WHERE n > ${limit})) AS next`;
  return { sql, values: [dealId, ...from] };
}

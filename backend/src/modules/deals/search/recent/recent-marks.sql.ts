/** Condition of the index `deals_listed`, which has deals in the order of time. */
const IN_ORDER = `d.moderation_status = 'approved' AND d.is_active`;

/**
 * $1, $2, $3 numbers of newest listed deals, ascending. The last deal of each number and whether it is recent; no row for a number that is
 * not reached.
 */
export const LAST_OF_NEWEST = `
  SELECT newest.n::int AS n, newest.created_at::text AS "createdAt", newest.id, d.is_recent AS "isRecent"
  FROM (SELECT l.id, l.created_at, row_number() OVER (ORDER BY l.created_at DESC, l.id DESC) AS n FROM listed_deals l
    ORDER BY l.created_at DESC, l.id DESC LIMIT $3::int) AS newest JOIN deals d ON d.id = newest.id
  WHERE newest.n IN ($1::int, $2::int, $3::int)`;

/** $1 time and $2 id of the oldest deal to mark, $3 size of a part. The oldest deal of each full part, newest first. */
export const PARTS_TO_MARK = `
  SELECT part.created_at::text AS "createdAt", part.id
  FROM (SELECT d.created_at, d.id, row_number() OVER (ORDER BY d.created_at DESC, d.id DESC) AS n FROM deals d
    WHERE ${IN_ORDER} AND (d.created_at, d.id) >= ($1::timestamptz, $2::int)) AS part
  WHERE part.n % $3::int = 0 ORDER BY part.n`;

/**
 * $1 time and $2 id of the oldest deal that stays recent, $3 size of a part. The time and id at which each part begins, oldest first. The
 * first one begins with the newest deal that is not recent, or before all deals if there is none.
 */
export const PARTS_TO_UNMARK = `
  WITH unmarked AS (
    (SELECT d.created_at, d.id FROM deals d WHERE ${IN_ORDER} AND NOT d.is_recent AND (d.created_at, d.id) < ($1::timestamptz, $2::int)
      ORDER BY d.created_at DESC, d.id DESC LIMIT 1)
    UNION ALL SELECT '-infinity', 0 LIMIT 1)
  SELECT CASE WHEN part.n = 1 THEN (SELECT created_at FROM unmarked) ELSE part.created_at END::text AS "createdAt",
    CASE WHEN part.n = 1 THEN (SELECT id FROM unmarked) ELSE part.id END AS id
  FROM (SELECT d.created_at, d.id, row_number() OVER (ORDER BY d.created_at, d.id) AS n FROM deals d
    WHERE ${IN_ORDER} AND (d.created_at, d.id) < ($1::timestamptz, $2::int)
      AND (d.created_at, d.id) >= ((SELECT created_at FROM unmarked), (SELECT id FROM unmarked))) AS part
  WHERE (part.n - 1) % $3::int = 0 ORDER BY part.n`;

/**
 * $1 the mark, $2 time and $3 id of the oldest deal, $4 time and $5 id of the deal after the newest one. All or none: with a deal that
 * another transaction holds, nothing changes and `isHeldUp` is true. Deals are read by category, since there is no index of all by time.
 */
export const SET_RECENT = `
  WITH part AS MATERIALIZED (
    SELECT found.id FROM category_names c CROSS JOIN LATERAL (
      SELECT d.id FROM deals d WHERE d.category_id = c.id AND d.is_recent <> $1::boolean
        AND (d.created_at, d.id) >= ($2::timestamptz, $3::int) AND (d.created_at, d.id) < ($4::timestamptz, $5::int) OFFSET 0) AS found),
  free AS MATERIALIZED (SELECT d.id FROM deals d WHERE d.id IN (SELECT id FROM part) FOR NO KEY UPDATE SKIP LOCKED),
  held AS MATERIALIZED (SELECT (SELECT count(*) FROM free) < (SELECT count(*) FROM part) AS up),
  changed AS (UPDATE deals SET is_recent = $1::boolean FROM free, held WHERE deals.id = free.id AND NOT held.up)
  SELECT up AS "isHeldUp" FROM held`;

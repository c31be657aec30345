import { COUNTED_UP_TO } from '../../common/paging/page-query.js';
import { IS_PUBLIC, SAVED_COLUMNS, SAVED_JOINS, WAS_PUBLIC } from './saved-deals.sql.js';

/** $1 user; keyset $2 (time), $3 (deal). */
export const favoritesPage = (limit: number): string => `
  WITH page AS MATERIALIZED (
    SELECT rows.*, row_number() OVER () AS n FROM (
      SELECT deal_id, price_then, added_at, to_char(added_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') AS key
      FROM favorites WHERE user_id = $1 AND ($2::timestamptz IS NULL OR (added_at, deal_id) < ($2, $3::int))
      ORDER BY added_at DESC, deal_id DESC LIMIT ${limit + 1}) AS rows)
  SELECT coalesce((SELECT json_agg(item ORDER BY n) FROM (
      SELECT kept.n, (SELECT row_to_json(view) FROM (SELECT ${SAVED_COLUMNS}, iso(kept.added_at) AS "favoriteSince") AS view) AS item
      FROM page kept ${SAVED_JOINS} WHERE kept.n <= ${limit}) AS items), '[]') AS favorites,
    (SELECT count(*)::int FROM (SELECT 1 FROM favorites WHERE user_id = $1 LIMIT ${COUNTED_UP_TO + 1}) c) AS counted,
    (SELECT json_build_array(key, deal_id) FROM page WHERE n = ${limit} AND EXISTS (SELECT 1 FROM page WHERE n > ${limit})) AS next`;

/** $1 user. */
export const FAVORITE_IDS = `
  SELECT coalesce(array_agg(deal_id ORDER BY added_at DESC, deal_id DESC), '{}') AS ids FROM favorites WHERE user_id = $1`;

/** Saved deals in the given order. $1 deals, $2 prices at the time they were saved. */
export const FAVORITES_PREVIEW = `
  SELECT ${SAVED_COLUMNS}, NULL AS "favoriteSince"
  FROM unnest($1::int[], $2::int[]) WITH ORDINALITY AS kept (deal_id, price_then, n) ${SAVED_JOINS} WHERE ${IS_PUBLIC} ORDER BY kept.n`;

/**
 * Adds a favorite and returns three flags: the deal is public, was a favorite, was added. $1 user, $2 deal,
 * $3 maximum number of favorites.
 */
export const ADD_FAVORITE = `
  WITH seen AS (
    SELECT d.id, d.discounted_price FROM deal_facts d JOIN vendor_cards v ON v.id = d.vendor_id WHERE d.id = $2 AND ${IS_PUBLIC}
  ), added AS (
    INSERT INTO favorites (user_id, deal_id, price_then)
    SELECT $1, id, discounted_price FROM seen WHERE (SELECT count(*) FROM favorites WHERE user_id = $1) < $3
    ON CONFLICT DO NOTHING RETURNING 1
  )
  SELECT EXISTS (SELECT FROM seen) AS "isPublic", EXISTS (SELECT FROM added) AS "isAdded",
    EXISTS (SELECT FROM favorites WHERE user_id = $1 AND deal_id = $2) AS "isKept"`;

/**
 * Adds several favorites; existing ones remain unchanged. $1 user, $2 deals with the newest first, $3 prices
 * at that time.
 * @returns the number of favorites
 */
export const MERGE_FAVORITES = `
  WITH added AS (
    INSERT INTO favorites (user_id, deal_id, price_then, added_at)
    SELECT DISTINCT ON (d.id) $1::int, d.id, coalesce(kept.price_then, d.discounted_price), now() - n * interval '1 millisecond'
    FROM unnest($2::int[], $3::int[]) WITH ORDINALITY AS kept (deal_id, price_then, n)
    JOIN deal_facts d ON d.id = kept.deal_id WHERE ${WAS_PUBLIC}
    ON CONFLICT DO NOTHING RETURNING 1
  )
  SELECT (SELECT count(*) FROM added)::int + (SELECT count(*) FROM favorites WHERE user_id = $1)::int AS total`;

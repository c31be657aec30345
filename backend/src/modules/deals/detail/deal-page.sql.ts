import {
  DEAL_COLUMNS,
  DEAL_JOINS,
  MANAGED_COLUMNS,
  NEXT_CHANGE,
  NEXT_CHANGE_AT_HOME,
  PAGE_COLUMNS,
  shownAt,
  VISIBILITY,
} from '../list/deal-columns.sql.js';
import { SHOWN_PERIODS } from '../prices/price-log.sql.js';
import { nextOpeningChange } from '../list/use-times.sql.js';

/** $1 the deal. */
export const DEAL_PAGE = `
  SELECT row_to_json(page)::text AS json, "vendorId", "testCustomerId", "coverKey", visibility, periods, "submittedAt", "originalPrice", "priceFor",
   
    least("validUntil", now() + interval '10 minutes', (opening->>'changesAt')::timestamptz,
      (SELECT min((branch->'opening'->>'changesAt')::timestamptz) FROM json_array_elements(branches) AS branch)) AS "validUntil" FROM (
    SELECT ${PAGE_COLUMNS} FROM deals d ${DEAL_JOINS} WHERE d.id = $1
  ) AS page, LATERAL (
    SELECT ${VISIBILITY} AS visibility, v.test_customer_id AS "testCustomerId", ${SHOWN_PERIODS} AS periods, d.submitted_at AS "submittedAt",
      CASE WHEN d.end_date > now() THEN d.end_date END AS "validUntil"
    FROM deals d JOIN vendor_cards v ON v.id = d.vendor_id WHERE d.id = $1
  ) AS seen`;

/** $1 the deal. */
export const DEAL_VISIBILITY = `
  SELECT d.vendor_id AS "vendorId", v.test_customer_id AS "testCustomerId", ${VISIBILITY} AS visibility FROM deals d JOIN vendor_cards v ON v.id = d.vendor_id WHERE d.id = $1`;

/** $1 the deal. Its end, if it is or was listed. */
export const END_OF_SHOWN_DEAL = `
  SELECT d.end_date AS "endsAt" FROM deals d JOIN vendor_cards v ON v.id = d.vendor_id
  WHERE d.id = $1 AND d.moderation_status = 'approved' AND d.is_active AND d.start_date <= now() AND v.status = 'verified'`;

/** The newest deals that match `condition`, with their place among the similar ones. */
const similarBy = (rank: number, condition: string): string => `
    (SELECT d.id, ${rank} AS rank, d.created_at FROM listed_deals d
     WHERE d.id <> $1 AND ${condition} ORDER BY d.created_at DESC, d.id DESC LIMIT 4)`;

// Scalar subqueries, so that an index returns the rows in their order.
const SAME_CITY = 'd.location_id = (SELECT location_id FROM origin)';
const SAME_CATEGORY = 'd.category_id = (SELECT category_id FROM origin)';
const FAMILY = 'd.category_id = ANY((SELECT family FROM origin)::int[])';

/** $1 the deal. Ids of other deals of the same category family, those of the same city first. */
export const SIMILAR_DEALS = `
  WITH origin AS MATERIALIZED (
    SELECT d.category_id, d.location_id, ARRAY(SELECT c.id FROM category_names own JOIN category_names c
      ON coalesce(c.parent_id, c.id) = coalesce(own.parent_id, own.id) WHERE own.id = d.category_id) AS family
    FROM deals d WHERE d.id = $1),
  found AS (${[
    similarBy(1, `${SAME_CITY} AND ${SAME_CATEGORY}`),
    similarBy(2, `${SAME_CITY} AND ${FAMILY}`),
    similarBy(3, SAME_CATEGORY),
    similarBy(4, FAMILY),
  ].join(' UNION ALL ')})
  SELECT coalesce(array_agg(id ORDER BY rank, created_at DESC, id DESC), '{}') AS ids, ${NEXT_CHANGE} AS "validUntil" FROM (
    SELECT id, min(rank) AS rank, created_at FROM found GROUP BY id, created_at ORDER BY 2, created_at DESC, id DESC LIMIT 4) AS closest`;

/** True for a deal of a business without featuring (rule HN11). A scalar subquery, looked up for the deals of the page only. */
const IS_PAUSED =
  'coalesce((SELECT v.honour_note_until > now() FROM vendor_cards v WHERE v.id = d.vendor_id), false)';

/** $1 the place, $2 minimum number, filled with the deals that save most, without those of paused businesses; $3 the city whose deals come first, or null. */
export const FEATURED_DEALS = `
  WITH shown AS MATERIALIZED (${shownAt('$1')}),
  chosen AS (
    SELECT d.id FROM listed_deals d JOIN shown ON shown.deal_id = d.id ORDER BY shown.since DESC, d.id DESC LIMIT 12),
  filled AS (
    SELECT d.id FROM listed_deals d WHERE d.id NOT IN (SELECT id FROM chosen) AND NOT ${IS_PAUSED}
    ORDER BY d.saving DESC, d.id DESC LIMIT greatest($2::int - (SELECT count(*) FROM chosen), 0))
  SELECT coalesce(json_agg(item), '[]')::text AS json, coalesce(array_agg(item.id), '{}') AS ids, least(${NEXT_CHANGE_AT_HOME}, ${nextOpeningChange('item')}) AS "validUntil" FROM (
    SELECT ${DEAL_COLUMNS} FROM deals d ${DEAL_JOINS} LEFT JOIN shown ON shown.deal_id = d.id
    WHERE d.id = ANY(ARRAY(SELECT id FROM chosen UNION ALL SELECT id FROM filled))
    ORDER BY (l.slug = $3::text) DESC NULLS LAST, shown.since DESC NULLS LAST, CASE WHEN shown.since IS NULL THEN d.saving END DESC, d.id DESC
  ) AS item`;

/** $1 the deal. */
export const MANAGED_DEAL = `SELECT row_to_json(item) AS deal FROM (SELECT ${MANAGED_COLUMNS} FROM deals d ${DEAL_JOINS} WHERE d.id = $1) AS item`;

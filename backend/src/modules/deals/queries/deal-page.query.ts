import {
  DEAL_COLUMNS,
  DEAL_JOINS,
  MANAGED_COLUMNS,
  NEXT_CHANGE,
  PAGE_COLUMNS,
  VISIBILITY,
} from './deal-columns.js';

/** $1 the deal. */
export const DEAL_PAGE = `
  SELECT row_to_json(page)::text AS json, "vendorId", visibility, "validUntil" FROM (
    SELECT ${PAGE_COLUMNS} FROM deals d ${DEAL_JOINS} WHERE d.id = $1
  ) AS page, LATERAL (
    SELECT ${VISIBILITY} AS visibility,
      CASE WHEN d.end_date > now() THEN d.end_date END AS "validUntil"
    FROM deals d JOIN vendors v ON v.id = d.vendor_id WHERE d.id = $1
  ) AS seen`;

/** $1 the deal: others of the same family of categories, those of the same city first. */
export const SIMILAR_DEALS = `
  SELECT coalesce(json_agg(item), '[]')::text AS json, ${NEXT_CHANGE} AS "validUntil" FROM (
    SELECT ${DEAL_COLUMNS} FROM deals origin
    JOIN categories family ON family.id = origin.category_id
    JOIN listed_deals d ON d.id <> origin.id ${DEAL_JOINS}
    WHERE origin.id = $1 AND coalesce(c.parent_id, c.id) = coalesce(family.parent_id, family.id)
    ORDER BY d.location_id IS NOT DISTINCT FROM origin.location_id DESC, d.category_id = origin.category_id DESC, d.created_at DESC, d.id DESC
    LIMIT 4
  ) AS item`;

export const FEATURED_DEALS = `
  SELECT coalesce(json_agg(item), '[]')::text AS json, ${NEXT_CHANGE} AS "validUntil" FROM (
    SELECT ${DEAL_COLUMNS} FROM listed_deals d ${DEAL_JOINS} WHERE d.is_featured ORDER BY d.created_at DESC, d.id DESC LIMIT 12
  ) AS item`;

/** $1 the deal. */
export const MANAGED_DEAL = `SELECT row_to_json(item) AS deal FROM (SELECT ${MANAGED_COLUMNS} FROM deals d ${DEAL_JOINS} WHERE d.id = $1) AS item`;

import { DEAL_FACT_JOINS, SOCIAL_PICTURE_HASH, VISIBILITY } from '../list/deal-columns.sql.js';

/** $1 the deal, $2 true for Nepali. Returns no row for deals that are not public. */
export const SOCIAL_FACTS = `
  SELECT d.id, CASE WHEN $2 THEN coalesce(d.title_ne, d.title) ELSE d.title END AS title, d.discount_type AS "discountType",
    d.discount_value AS "discountValue", d.original_price AS "originalPrice", d.discounted_price AS "discountedPrice",
    CASE WHEN $2 THEN coalesce(v.name_ne, v.business_name) ELSE v.business_name END AS "businessName", CASE WHEN $2 THEN l.name_ne ELSE l.name END AS city, d.vendor_id AS "vendorId",
    array_remove(ARRAY[c.slug, parent.slug], NULL) AS "categorySlugs", d.image,
    ${SOCIAL_PICTURE_HASH} AS hash
  FROM deals d ${DEAL_FACT_JOINS} WHERE d.id = $1 AND ${VISIBILITY} = 'public'`;

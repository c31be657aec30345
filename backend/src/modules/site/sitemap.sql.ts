/**
 * Ids are divided into parts of this size, so that a part never changes its members. Each id has a URL per
 * language, and a sitemap should contain at most 5,000 URLs. The view `listed_deal_parts` and the index `vendors_part` have the same parts.
 */
const PART = 2_500;

const part = (id: string): string => `(${id} - 1) / ${PART} + 1`;

/** Parts and lists of the sitemap, with the time of their last change. That of a list is also the last change of a deal that left it. */
export const SITEMAP = `
  WITH d AS MATERIALIZED (
    SELECT category_id, location_id, max(changed_at) AS updated_at FROM listed_deal_counts GROUP BY 1, 2),
  families AS (SELECT c.id AS category_id, unnest(ARRAY[c.slug, p.slug]) AS slug FROM category_names c LEFT JOIN category_names p ON p.id = c.parent_id),
  lists AS (
    SELECT f.slug AS category, NULL::text AS location, max(d.updated_at) AS changed FROM d JOIN families f USING (category_id) WHERE f.slug IS NOT NULL GROUP BY f.slug
    UNION ALL
    SELECT NULL, l.slug, max(d.updated_at) FROM d JOIN city_names l ON l.id = d.location_id AND l.is_active GROUP BY l.slug
    UNION ALL
    SELECT f.slug, l.slug, max(d.updated_at) FROM d JOIN families f USING (category_id) JOIN city_names l ON l.id = d.location_id AND l.is_active
    WHERE f.slug IS NOT NULL GROUP BY f.slug, l.slug
  )
  SELECT json_build_object(
    'deals', (SELECT coalesce(json_agg(json_build_object('part', part, 'updatedAt', iso(changed)) ORDER BY part), '[]')
      FROM (SELECT part, changed_at AS changed FROM listed_deal_parts) parts),
    'brands', (SELECT coalesce(json_agg(json_build_object('part', part, 'updatedAt', iso(changed)) ORDER BY part), '[]')
      FROM (SELECT part, (SELECT max(updated_at) FROM vendor_cards WHERE status = 'verified' AND ${part('id')} = part) AS changed
        FROM generate_series(1, (SELECT ${part('max(id)')} FROM vendor_cards)) AS part) parts WHERE changed IS NOT NULL),
    'lists', (SELECT coalesce(json_agg(json_build_object('category', category, 'location', location, 'updatedAt', iso(changed))
      ORDER BY category NULLS FIRST, location NULLS FIRST), '[]') FROM lists)
  )::text AS json`;

/** $1 the part. */
export const DEALS_OF_PART = `
  SELECT coalesce(json_agg(json_build_object('id', id, 'updatedAt', iso(updated_at)) ORDER BY id), '[]')::text AS json
  FROM listed_deals WHERE id > ($1::bigint - 1) * ${PART} AND id <= $1::bigint * ${PART}`;

/** $1 the part. */
export const BRANDS_OF_PART = `
  SELECT coalesce(json_agg(json_build_object('slug', slug, 'updatedAt', iso(updated_at)) ORDER BY id), '[]')::text AS json
  FROM vendor_cards WHERE status = 'verified' AND id > ($1::bigint - 1) * ${PART} AND id <= $1::bigint * ${PART}`;

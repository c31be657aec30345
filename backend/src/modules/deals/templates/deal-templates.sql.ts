/**
 * Initial category and city of a draft.
 * $1 the business, $2 the slug of a category or null for the category of the business, whose name may be in either language.
 */
export const TEMPLATE_PLACE = `
  SELECT c.id AS "categoryId", c.slug, parent.slug AS "parentSlug", l.id AS "locationId"
  FROM vendor_cards v
  LEFT JOIN category_names c ON c.is_active AND (c.slug = $2 OR $2::text IS NULL AND lower(v.category) IN (lower(c.name), lower(c.name_ne)))
  LEFT JOIN category_names parent ON parent.id = c.parent_id
  LEFT JOIN LATERAL (SELECT city FROM branch_places b WHERE b.vendor_id = v.id ORDER BY b.id LIMIT 1) AS first ON true
  LEFT JOIN city_names l ON l.is_active AND lower(coalesce(first.city, v.city)) IN (lower(l.name), lower(l.name_ne))
  WHERE v.id = $1 LIMIT 1`;

/** Current seasons and those that begin soon. $1 the current day in Nepal, $2 the last start day. */
export const COMING_SEASONS = `
  SELECT name, name_ne AS "nameNe", to_char(starts_on, 'YYYY-MM-DD') AS "from", to_char(ends_on, 'YYYY-MM-DD') AS until
  FROM season_days WHERE is_active AND ends_on >= $1::date AND starts_on <= $2::date ORDER BY starts_on, id`;

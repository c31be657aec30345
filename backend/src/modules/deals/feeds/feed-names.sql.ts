/** Names of a city and a category in use; null without one. The slug of a merged category resolves to its replacement. $1 slug of the city, $2 of the category. */
export const FEED_NAMES = `
  SELECT (SELECT json_build_object('slug', c.slug, 'en', c.name, 'ne', c.name_ne) FROM city_names c WHERE c.slug = $1 AND c.is_active) AS city,
    (SELECT json_build_object('slug', k.slug, 'en', k.name, 'ne', k.name_ne)
     FROM category_names k LEFT JOIN category_names p ON p.id = k.parent_id LEFT JOIN merged_category_slugs m ON m.category_id = k.id AND m.slug = $2
     WHERE (k.slug = $2 OR m.slug = $2) AND k.is_active AND p.is_active IS NOT FALSE LIMIT 1) AS category`;

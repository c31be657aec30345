/** $1 the number of listed rows by category. */
export const CATEGORIES = `
  WITH counted AS (SELECT key::int AS category_id, value::int AS deals FROM jsonb_each_text($1))
  SELECT coalesce(json_agg(json_build_object(
    'id', c.id, 'slug', c.slug, 'name', c.name, 'nameNe', c.name_ne, 'icon', c.icon, 'parentId', c.parent_id,
    'dealCount', (SELECT coalesce(sum(n.deals), 0) FROM counted n JOIN categories k ON k.id = n.category_id WHERE k.id = c.id OR k.parent_id = c.id),
    'formerSlugs', (SELECT coalesce(json_agg(m.slug ORDER BY m.merged_at), '[]') FROM merged_categories m WHERE m.category_id = c.id)
  ) ORDER BY c.position, c.id), '[]')::text AS json
  FROM categories c LEFT JOIN categories parent ON parent.id = c.parent_id WHERE c.is_active AND parent.is_active IS NOT FALSE`;

/** $1 the number of listed rows by city. */
export const LOCATIONS = `
  WITH counted AS (SELECT key::int AS location_id, value::int AS deals FROM jsonb_each_text($1))
  SELECT coalesce(json_agg(json_build_object(
    'id', l.id, 'slug', l.slug, 'name', l.name, 'nameNe', l.name_ne, 'image', l.image,
    'latitude', l.latitude, 'longitude', l.longitude, 'dealCount', coalesce(n.deals, 0)
  ) ORDER BY l.position, l.id), '[]')::text AS json
  FROM locations l LEFT JOIN counted n ON n.location_id = l.id WHERE l.is_active`;

/** Cities with their areas, those with the most listed rows first. $1 the number of listed rows by city, $2 by area. */
export const PLACES = `
  WITH by_city AS (SELECT key::int AS id, value::int AS deals FROM jsonb_each_text($1)),
    by_area AS (SELECT key::int AS id, value::int AS deals FROM jsonb_each_text($2))
  SELECT coalesce(json_agg(json_build_object(
    'id', l.id, 'slug', l.slug, 'name', l.name, 'nameNe', l.name_ne, 'dealCount', coalesce(c.deals, 0), 'latitude', l.latitude, 'longitude', l.longitude,
    'areas', (SELECT coalesce(json_agg(json_build_object('id', a.id, 'slug', a.slug, 'name', a.name, 'nameNe', a.name_ne, 'dealCount', coalesce(n.deals, 0),
        'latitude', a.latitude, 'longitude', a.longitude) ORDER BY coalesce(n.deals, 0) DESC, a.name), '[]')
      FROM areas a LEFT JOIN by_area n ON n.id = a.id WHERE a.location_id = l.id AND a.is_active)
  ) ORDER BY l.position, l.id), '[]')::text AS json
  FROM locations l LEFT JOIN by_city c ON c.id = l.id WHERE l.is_active`;

export const SHOWN_BY_CITY = 'SELECT 1 FROM locations WHERE image = m.path';

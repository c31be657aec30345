export const KNOWN_PLACES = `SELECT EXISTS (SELECT 1 FROM category_names c LEFT JOIN category_names p ON p.id = c.parent_id
           WHERE c.id = $1 AND (c.is_active AND p.is_active IS NOT FALSE OR c.id = $3)) AS category,
         $2::int IS NULL OR EXISTS (SELECT 1 FROM city_names WHERE id = $2 AND (is_active OR id = $4)) AS location`;

export const IS_BOOKED_AHEAD = `SELECT ARRAY[c.slug, p.slug] && ARRAY['hotels', 'beauty', 'adventure'] AS "isBookedAhead"
       FROM category_names c LEFT JOIN category_names p ON p.id = c.parent_id WHERE c.id = $1`;

/** $1 the area. */
export const ACTIVE_AREA = 'SELECT id FROM area_names WHERE id = $1 AND is_active';

/** $1 the area, $2 the city as the business entered it. Disabled areas are not returned. */
export const AREA_OF_CITY = `
  SELECT a.id FROM area_names a JOIN city_names l ON l.id = a.location_id
  WHERE a.id = $1 AND a.is_active AND $2 IN (l.name, l.name_ne)`;

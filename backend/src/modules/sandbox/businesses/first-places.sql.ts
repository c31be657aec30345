export interface FirstPlaces {
  categoryId: number;
  categoryName: string;
  locationId: number;
  city: string;
  latitude: number | null;
  longitude: number | null;
}

/** The first category and city, where businesses of the sandbox are. */
export const FIRST_PLACES = `
  SELECT c.id AS "categoryId", c.name AS "categoryName", l.id AS "locationId", l.name AS city, l.latitude, l.longitude
  FROM category_names c CROSS JOIN city_names l WHERE c.is_active AND l.is_active ORDER BY c.position, c.id, l.position, l.id LIMIT 1`;

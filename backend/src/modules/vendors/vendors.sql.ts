/** $1 the requested slug: itself, or with the lowest free number from 2. */
export const FREE_SLUG = `
  SELECT candidate AS slug FROM generate_series(1, 100000) n, LATERAL (SELECT $1 || CASE WHEN n > 1 THEN '-' || n ELSE '' END) AS c (candidate)
  WHERE NOT EXISTS (SELECT 1 FROM vendors WHERE vendors.slug = candidate) ORDER BY n LIMIT 1`;

export const SHOWN_BY_VENDOR = 'SELECT 1 FROM vendors WHERE logo = m.path';

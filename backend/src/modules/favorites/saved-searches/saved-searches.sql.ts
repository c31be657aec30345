/** The lowest free slot; no row if all ten are taken. $1 user. */
export const FREE_SLOT = `
  SELECT slot::int FROM generate_series(1, 10) AS slot
  WHERE NOT EXISTS (SELECT 1 FROM saved_searches s WHERE s.user_id = $1 AND s.slot = slot.slot) ORDER BY slot LIMIT 1`;

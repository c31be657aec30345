/** The lowest free slot; no row if all 30 are taken. $1 the business. */
export const FREE_SLOT = `
  SELECT slot::int FROM generate_series(1, 30) AS slot
  WHERE NOT EXISTS (SELECT 1 FROM saved_replies s WHERE s.vendor_id = $1 AND s.slot = slot.slot) ORDER BY slot LIMIT 1`;

/** Writes a table of deals: the check of the layout fails on it (scripts/test/lint/layout-check.test.mjs). */
export const COUNT_RATING = `
  WITH rated AS (SELECT deal_id FROM reviews WHERE id = $1)
  UPDATE deals d SET rating_count = rating_count + 1 FROM rated WHERE d.id = rated.deal_id`;

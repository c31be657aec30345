/** $1 redemptions by deal; missing deals are set to 0. Rows locked by another instance are skipped. */
export const SET_RECENT_USES = `
  WITH counted AS (SELECT key::int AS id, value::int AS uses FROM jsonb_each_text($1)),
  changed AS (
    SELECT d.id, coalesce(counted.uses, 0) AS uses FROM deals d LEFT JOIN counted ON counted.id = d.id
    WHERE d.id IN (SELECT id FROM counted UNION ALL SELECT id FROM deals WHERE recent_uses > 0)
      AND d.recent_uses <> coalesce(counted.uses, 0)
    FOR NO KEY UPDATE OF d SKIP LOCKED)
  UPDATE deals SET recent_uses = changed.uses FROM changed WHERE deals.id = changed.id`;

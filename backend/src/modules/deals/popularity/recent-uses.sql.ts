/** $1 redemptions by deal (JSON array); missing deals are set to 0. Rows locked by another instance are skipped. */
export const SET_RECENT_USES = `
  WITH counted AS (SELECT * FROM jsonb_to_recordset($1) AS row("dealId" int, used int, recent int)),
  changed AS (
    SELECT d.id, coalesce(counted.used, 0) AS used, coalesce(counted.recent, 0) AS recent
    FROM deals d LEFT JOIN counted ON counted."dealId" = d.id
    WHERE d.id IN (SELECT "dealId" FROM counted UNION ALL SELECT id FROM deals WHERE recent_uses > 0 OR used_count > 0)
      AND (d.recent_uses, d.used_count) <> (coalesce(counted.recent, 0), coalesce(counted.used, 0))
    FOR NO KEY UPDATE OF d SKIP LOCKED)
  UPDATE deals SET recent_uses = changed.recent, used_count = changed.used FROM changed WHERE deals.id = changed.id`;

export const LOCK = `
  SELECT deal_id AS "dealId", rating, hidden_at IS NOT NULL AS "isHidden",
    EXISTS (SELECT 1 FROM review_reports p WHERE p.review_id = r.id AND p.decided_at IS NULL) AS "isReported"
  FROM reviews r WHERE id = $1 FOR UPDATE`;

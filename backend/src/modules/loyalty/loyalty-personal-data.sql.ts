export const READ = `
  SELECT e.id::int AS id, e.delta, e.kind, e.multiplier, e.pass_public_id AS "passId", iso(e.created_at) AS "createdAt"
  FROM points_ledger e WHERE e.user_id = $1 ORDER BY e.id`;

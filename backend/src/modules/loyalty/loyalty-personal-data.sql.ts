export const READ = `
  SELECT e.id::int AS id, e.delta, e.kind, e.multiplier, p.public_id AS "passId", iso(e.created_at) AS "createdAt"
  FROM points_ledger e LEFT JOIN passes p ON p.id = e.pass_id WHERE e.user_id = $1 ORDER BY e.id`;

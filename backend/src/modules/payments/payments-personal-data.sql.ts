export const READ = `
  SELECT p.public_id AS id, p.purpose, p.purpose_id AS "purposeId", p.gateway, (p.paisa / 100)::int AS amount, p.state,
    (p.refunded_paisa / 100)::int AS refunded, iso(p.created_at) AS "createdAt", iso(p.completed_at) AS "completedAt"
  FROM payments p WHERE p.user_id = $1 ORDER BY p.id`;

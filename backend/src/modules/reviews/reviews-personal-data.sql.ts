export const READ = `
  SELECT r.id, r.deal_id AS "dealId", d.title AS deal, r.rating, r.comment, iso(r.created_at) AS "createdAt", iso(r.updated_at) AS "updatedAt"
  FROM reviews r JOIN deal_facts d ON d.id = r.deal_id WHERE r.user_id = $1 ORDER BY r.id`;

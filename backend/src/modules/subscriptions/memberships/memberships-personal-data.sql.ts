export const READ = `
  SELECT m.slug AS membership, um.price_yearly AS "priceYearly", um.points_multiplier AS "pointsMultiplier", iso(um.starts_at) AS "startsAt", iso(um.ends_at) AS "endsAt"
  FROM user_memberships um JOIN memberships m ON m.id = um.membership_id WHERE um.user_id = $1 ORDER BY um.starts_at, um.id`;

/** $1 user. */
export const OWN_LINKS = `
  SELECT deal_id AS "dealId", iso(created_at) AS "createdAt", iso(expires_at) AS "expiresAt"
  FROM invite_links WHERE inviter_id = $1 ORDER BY id`;

/** The user's rewards, without the other customer. $1 user. */
export const OWN_REWARDS = `
  SELECT CASE WHEN inviter_id = $1 THEN 'inviter' ELSE 'invited' END AS part, points, iso(bound_at) AS "since",
    iso(rewarded_at) AS "rewardedAt"
  FROM invite_rewards WHERE $1 IN (inviter_id, invited_id) ORDER BY id`;

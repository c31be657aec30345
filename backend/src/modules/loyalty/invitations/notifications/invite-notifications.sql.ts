/**
 * Row of the notification, without names: the inviter must not learn who used a code. $1 the reward, $2 the
 * customer.
 */
export const REWARDED = `
  SELECT $2::int AS "userId", NULL::int AS "dealId",
    CASE WHEN r.inviter_id = $2::int THEN 'invite-rewarded' ELSE 'invited-rewarded' END AS kind,
    json_build_object('points', r.points) AS facts
  FROM invite_rewards r WHERE r.id = $1 AND r.rewarded_at IS NOT NULL AND $2::int IN (r.inviter_id, r.invited_id)`;

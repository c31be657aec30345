import { BOUND_DAYS } from '../../loyalty/index.js';

/**
 * The people who came by an inviter's links, newest first. A reason that concerns the other person is not returned, because
 * it would reveal their devices, phone number or employer. $1 inviter, $2 last row of the previous page, $3 number of rows.
 */
export const OWN_INVITATIONS = `
  SELECT i.id, CASE WHEN n.erased_at IS NULL THEN n.first_name END AS "firstName", iso(i.bound_at) AS "cameAt",
    d.id AS "dealId", d.title AS "dealTitle", d.title_ne AS "dealTitleNe",
    CASE WHEN i.rewarded_at IS NOT NULL THEN 'earned'
      WHEN i.withheld = 'monthly-limit' THEN 'monthly-limit'
      WHEN i.withheld IS NOT NULL THEN 'same-circle'
      WHEN n.erased_at IS NOT NULL OR i.bound_at <= now() - interval '${BOUND_DAYS} days' THEN 'ended'
      ELSE 'waiting' END AS state,
    i.points, iso(i.rewarded_at) AS "earnedAt",
    (SELECT count(*)::int FROM invitation_facts WHERE inviter_id = $1) AS counted
  FROM invitation_facts i JOIN person_names n ON n.id = i.invited_id LEFT JOIN deal_facts d ON d.id = i.deal_id
  WHERE i.inviter_id = $1 AND ($2::int IS NULL OR i.id < $2) ORDER BY i.id DESC LIMIT $3`;

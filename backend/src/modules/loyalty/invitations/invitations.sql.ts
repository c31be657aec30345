/**
 * Inserts a customer's link to a deal. A repetition extends it to 30 days again, and only an expired link
 * gets a new token. $1 inviter, $2 deal, $3 token, $4 end of the deal.
 */
export const INVITE = `
  INSERT INTO invite_links AS l (inviter_id, deal_id, token, expires_at)
  VALUES ($1, $2, $3, least(now() + interval '30 days', $4::timestamptz))
  ON CONFLICT (inviter_id, deal_id) DO UPDATE SET expires_at = excluded.expires_at,
    token = CASE WHEN l.expires_at > now() THEN l.token ELSE excluded.token END
  RETURNING l.token, iso(l.expires_at) AS "expiresAt"`;

/** $1 inviter, $2 deal. */
export const OWN_LINK = `
  SELECT l.token, iso(l.expires_at) AS "expiresAt" FROM invite_links l WHERE l.inviter_id = $1 AND l.deal_id = $2`;

const FROM_LINK = `invite_links l JOIN person_names n ON n.id = l.inviter_id AND n.erased_at IS NULL AND n.suspended_at IS NULL
  WHERE l.deal_id = $1 AND l.token = $2`;

/** $1 deal, $2 token. */
export const INVITATION = `
  SELECT n.shown_name AS "invitedBy", l.expires_at > now() AS "isGood" FROM ${FROM_LINK}`;

/**
 * Stores an invitation. Only the first one counts, and neither the customer's own nor one after a use. $1
 * deal, $2 token, $3 the invited customer.
 */
export const BIND = `
  INSERT INTO invite_rewards (link_id, inviter_id, invited_id)
  SELECT l.id, l.inviter_id, $3::int FROM ${FROM_LINK} AND l.expires_at > now() AND l.inviter_id <> $3::int
    AND NOT EXISTS (SELECT 1 FROM points_ledger e WHERE e.user_id = $3::int AND e.kind = 'redemption')
  ON CONFLICT (invited_id) DO NOTHING`;

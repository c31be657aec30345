/** One event for each customer with an open pass, for the pass that expires first. $1 the business. */
export const ANNOUNCE = `
  SELECT outbox_publish('pass.seller-suspended', jsonb_build_object('passId', public_id, 'dealId', deal_id, 'userId', user_id)) FROM (
    SELECT DISTINCT ON (user_id) public_id, deal_id, user_id FROM passes
    WHERE vendor_id = $1 AND state = 'issued' AND expires_at > now() ORDER BY user_id, expires_at
  ) AS open`;

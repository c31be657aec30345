/**
 * The pass is locked until the transaction ends, so that it is voided before or after, not in between. The
 * lock does not wait, because a batch of deliveries also locks customers of other passes; a failed delivery
 * is repeated. $1 the pass: nothing unless it is the first one of its customer that was accepted and not
 * voided.
 */
export const FIRST_USE = `
  SELECT p.id AS "passRow", p.user_id AS "userId", p.vendor_id AS "vendorId", p.redeemed_at AS "redeemedAt" FROM passes p
  WHERE p.public_id = $1 AND p.state = 'redeemed' AND NOT EXISTS (
    SELECT 1 FROM passes e WHERE e.user_id = p.user_id AND e.state = 'redeemed' AND (e.redeemed_at, e.id) < (p.redeemed_at, p.id))
  FOR NO KEY UPDATE OF p NOWAIT`;

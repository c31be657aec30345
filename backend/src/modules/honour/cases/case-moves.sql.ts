/** Locks the balance of a business until commit. $1 the business. */
export const LOCK_BALANCE = 'SELECT vendor_balances_lock($1)';

/** Call after the lock, so that the sum includes cases of concurrent transactions. $1 the business. */
export const HOLD = `
  SELECT vendor_balances_hold($1, (SELECT coalesce(sum(c.held_paisa), 0)::bigint FROM honour_cases c WHERE c.vendor_id = $1 AND c.closed_at IS NULL))`;

/** Locks the business against a suspension while a payout is recorded; the next payout sees the suspension. */
export const PAYEE = 'SELECT status FROM vendors_share(ARRAY[$1::int])';

/**
 * Locks the balance, so that concurrent payouts to the same business run one after the other. The sums of open honour cases
 * are not payable (rule HN8).
 */
export const OWED = `
  SELECT owed_paisa::float8 AS paisa, (owed_paisa - least(held_paisa, greatest(owed_paisa, 0)))::float8 AS payable FROM vendor_balances WHERE vendor_id = $1 FOR UPDATE`;

export const INSERT = `
  INSERT INTO payouts (public_id, vendor_id, paisa, method, reference, paid_by) VALUES ($1, $2, $3, $4, $5, $6)
  ON CONFLICT (method, reference) DO NOTHING RETURNING id`;

/**
 * Sum of the payouts that one admin recorded for a business recently, payout runs excluded. $1 the business,
 * $2 the admin.
 */
export const RECENT = `
  SELECT coalesce(sum(p.paisa), 0)::float8 AS paisa FROM payouts p WHERE p.vendor_id = $1 AND p.paid_by = $2
    AND p.created_at > now() - interval '7 days' AND NOT EXISTS (SELECT 1 FROM payout_run_lines l WHERE l.public_id = p.public_id)`;

import { RESET_HOLD } from '../../auth/index.js';

/** $1 the business. */
export const ACCOUNT = `
  SELECT kind, holder, bank, branch, last_four AS "lastFour", iso(changed_at) AS "changedAt",
    CASE WHEN held_until > now() THEN iso(held_until) END AS "heldUntil", number_sealed AS "numberSealed"
  FROM payout_accounts WHERE vendor_id = $1`;

/**
 * $1 the business, $2 kind, $3 holder, $4 bank, $5 branch, $6 sealed number, $7 last four, $8 acting user, $9
 * hours without payouts.
 */
export const SET_ACCOUNT = `
  INSERT INTO payout_accounts AS a (vendor_id, kind, holder, bank, branch, number_sealed, last_four, changed_by, held_until)
  VALUES ($1, $2, $3, $4, $5, $6, $7, $8, now() + $9 * interval '1 hour')
  ON CONFLICT (vendor_id) DO UPDATE SET kind = excluded.kind, holder = excluded.holder, bank = excluded.bank, branch = excluded.branch,
    number_sealed = excluded.number_sealed, last_four = excluded.last_four, changed_by = excluded.changed_by, changed_at = now(),
    held_until = excluded.held_until`;

/** Within 24 hours after an owner reset a lost second factor (rule A19). @param vendor an expression for the business */
export const RESET_OF = (vendor: string): string => `
  SELECT r.reset_at + ${RESET_HOLD} AS held_until FROM factor_reset_times r
  WHERE r.vendor_id = ${vendor} AND r.reset_at > now() - ${RESET_HOLD} ORDER BY r.reset_at DESC LIMIT 1`;

/** $1 the business. */
export const HELD_AFTER_RESET = `SELECT iso(held_until) AS "heldUntil" FROM (${RESET_OF('$1')}) AS held`;

/** $1 the owner whose account is erased or exported. */
export const ACCOUNTS_OF_OWNER = `
  SELECT a.kind, a.holder, a.bank, a.branch, a.last_four AS "lastFour", iso(a.changed_at) AS "changedAt"
  FROM payout_accounts a JOIN vendor_cards v ON v.id = a.vendor_id WHERE v.user_id = $1`;

export const DELETE_OF_OWNER = `DELETE FROM payout_accounts a USING vendor_cards v WHERE v.id = a.vendor_id AND v.user_id = $1`;

/** $1 the business. */
export const OWNERS = `SELECT user_id AS "userId" FROM staff_roles WHERE vendor_id = $1 AND role = 'owner' ORDER BY user_id`;

import { RESET_HOLD } from '../../auth/index.js';

/** Validity of the mailed digits. */
const CODE_MINUTES = 10;
const MAX_TRIES = 5;

/** $1 the business. */
export const ACCOUNT = `
  SELECT kind, holder, bank, branch, last_four AS "lastFour", iso(changed_at) AS "changedAt",
    CASE WHEN held_until > now() AND isfinite(held_until) THEN iso(held_until) END AS "heldUntil",
    iso(confirmed_at) AS "confirmedAt", number_sealed AS "numberSealed"
  FROM payout_accounts WHERE vendor_id = $1`;

/**
 * The account is unconfirmed and gets no payouts. $1 the business, $2 kind, $3 holder, $4 bank, $5 branch, $6
 * sealed number, $7 last four, $8 acting user, $9 salt of the digits.
 */
export const SET_ACCOUNT = `
  INSERT INTO payout_accounts AS a (vendor_id, kind, holder, bank, branch, number_sealed, last_four, changed_by, held_until,
    confirmed_at, code_salt, code_expires_at)
  VALUES ($1, $2, $3, $4, $5, $6, $7, $8, 'infinity', NULL, $9, now() + interval '${CODE_MINUTES} minutes')
  ON CONFLICT (vendor_id) DO UPDATE SET kind = excluded.kind, holder = excluded.holder, bank = excluded.bank, branch = excluded.branch,
    number_sealed = excluded.number_sealed, last_four = excluded.last_four, changed_by = excluded.changed_by, changed_at = now(),
    held_until = excluded.held_until, confirmed_at = NULL, code_salt = excluded.code_salt, code_tries = 0,
    code_expires_at = excluded.code_expires_at`;

/** New digits for the unconfirmed account of an owner. $1 the business, $2 the owner, $3 salt. */
export const RENEW_CODE = `
  UPDATE payout_accounts SET changed_by = $2, code_salt = $3, code_tries = 0, code_expires_at = now() + interval '${CODE_MINUTES} minutes'
  WHERE vendor_id = $1 AND confirmed_at IS NULL`;

const CODE_IS_OPEN = `confirmed_at IS NULL AND code_expires_at > now() AND code_tries < ${MAX_TRIES}`;

/** The mail of the digits; no row if they expired. $1 the business, $2 the owner who entered the account. */
export const CODE_TO_MAIL = `
  SELECT a.code_salt AS salt, v.business_name AS "businessName", v.name_ne AS "nameNe", a.last_four AS "lastFour"
  FROM payout_accounts a JOIN vendor_cards v ON v.id = a.vendor_id WHERE a.vendor_id = $1 AND a.changed_by = $2 AND ${CODE_IS_OPEN}`;

/** Uses one try before the digits are compared, so that concurrent guesses use one try each. Parameters as above. */
export const TAKE_TRY = `
  UPDATE payout_accounts SET code_tries = code_tries + 1 WHERE vendor_id = $1 AND changed_by = $2 AND ${CODE_IS_OPEN}
  RETURNING code_salt AS salt, ${MAX_TRIES} - code_tries AS "triesLeft"`;

/** Of two parallel requests, only one gets the row. $1 the business, $2 salt of the proven digits, $3 hours without payouts. */
export const CONFIRM = `
  UPDATE payout_accounts SET confirmed_at = now(), held_until = now() + $3 * interval '1 hour', code_salt = NULL, code_tries = 0,
    code_expires_at = NULL
  WHERE vendor_id = $1 AND code_salt = $2 RETURNING kind, last_four AS "lastFour"`;

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

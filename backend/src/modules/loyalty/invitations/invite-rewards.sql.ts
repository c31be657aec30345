import { BOUND_DAYS, MAX_REWARDS_PER_MONTH } from './invite-reward.policy.js';

/** $1 the customer. */
export const IS_INVITED = `
  SELECT 1 AS found FROM invite_rewards WHERE invited_id = $1 AND pass_id IS NULL`;

/** $1 the invited customer, $2 the time of the use. */
export const BOUND = `
  SELECT id, inviter_id AS "inviterId" FROM invite_rewards
  WHERE invited_id = $1 AND pass_id IS NULL AND bound_at <= $2 AND bound_at > $2::timestamptz - interval '${BOUND_DAYS} days'`;

/**
 * Locks both customers in a fixed order, to avoid deadlocks. Leaves out erased and suspended accounts. $1 the
 * two customers.
 */
export const LOCK_BOTH = `
  SELECT n.id FROM (SELECT id, users_lock(id) AS "isInUse" FROM (SELECT unnest($1::int[]) AS id ORDER BY id) AS both_ids) AS locked
  JOIN person_names n ON n.id = locked.id AND locked."isInUse" AND n.suspended_at IS NULL`;

/** The contact number and the verified number of a customer, ten digits each. */
const phonesOf = (user: string): string =>
  `(SELECT ARRAY[nullif(right(regexp_replace(phone, '\\D', '', 'g'), 10), ''), verified_phone] FROM profiles WHERE id = ${user})`;

/**
 * Features that two customers share. $1 inviter, $2 invited, $3 the business of the use, $4 the first day of
 * the month.
 */
export const REWARD_FACTS = `
  SELECT
    EXISTS (SELECT 1 FROM device_marks a JOIN device_marks b ON b.device_hash = a.device_hash
      WHERE a.user_id = $1 AND b.user_id = $2) AS "isSameDevice",
    EXISTS (SELECT 1 FROM staff_roles a JOIN payout_account_marks m ON m.vendor_id = a.vendor_id
      JOIN payout_account_marks o ON o.kind = m.kind AND o.bank IS NOT DISTINCT FROM m.bank AND o.last_four = m.last_four
        AND lower(o.holder) = lower(m.holder)
      JOIN staff_roles b ON b.vendor_id = o.vendor_id
      WHERE a.user_id = $1 AND b.user_id = $2 AND a.role = 'owner' AND b.role = 'owner')
      OR EXISTS (SELECT 1 FROM payer_accounts a JOIN payer_accounts b ON b.gateway = a.gateway AND b.payer_hash = a.payer_hash
        WHERE a.user_id = $1 AND b.user_id = $2) AS "isSamePaymentAccount",
    coalesce(array_remove(${phonesOf('$1')}, NULL) && array_remove(${phonesOf('$2')}, NULL), false) AS "isSamePhone",
    EXISTS (SELECT 1 FROM staff_roles a JOIN staff_roles b ON b.vendor_id = a.vendor_id WHERE a.user_id = $1 AND b.user_id = $2)
      OR EXISTS (SELECT 1 FROM staff_roles w WHERE w.user_id IN ($1, $2) AND w.vendor_id = $3) AS "isSameBusiness",
    (SELECT min(n)::int FROM generate_series(1, ${MAX_REWARDS_PER_MONTH}) AS n
      WHERE NOT EXISTS (SELECT 1 FROM invite_rewards r WHERE r.inviter_id = $1 AND r.month = $4::date AND r.slot = n)) AS slot`;

/** $1 row, $2 pass, $3 why. */
export const WITHHOLD = `
  UPDATE invite_rewards SET pass_id = $2, withheld = $3 WHERE id = $1 AND pass_id IS NULL`;

/**
 * Credits the points to both at the expense of the marketplace. A row that was already rewarded or withheld
 * is skipped; the ledger allows one row of each kind per use. $1 row, $2 pass, $3 points, $4 month, $5 slot.
 */
export const REWARD = `
  WITH rewarded AS (
    UPDATE invite_rewards SET pass_id = $2, points = $3, month = $4, slot = $5, rewarded_at = now()
    WHERE id = $1 AND pass_id IS NULL RETURNING inviter_id, invited_id, pass_id, points
  )
  INSERT INTO points_ledger (user_id, delta, kind, pass_id)
  SELECT part.user_id, r.points, part.kind, r.pass_id
  FROM rewarded r CROSS JOIN LATERAL (VALUES (r.inviter_id, 'invite'), (r.invited_id, 'invited')) AS part (user_id, kind)
  ON CONFLICT DO NOTHING RETURNING user_id AS "userId"`;

/**
 * Locks all customers who earned points from the use of a pass, in a fixed order to avoid deadlocks. $1 the
 * customer, $2 the pass.
 */
export const LOCK_REWARDED = `
  SELECT users_lock(id) AS "isInUse" FROM (
    SELECT $1::int AS id UNION SELECT user_id FROM points_ledger WHERE pass_id = $2 ORDER BY id) AS rewarded`;

/** Reverses the points of both customers. $1 the pass. */
export const REVERSE_REWARD = `
  INSERT INTO points_ledger (user_id, delta, kind, pass_id)
  SELECT e.user_id, -e.delta, e.kind || '-return', e.pass_id FROM points_ledger e
  WHERE e.pass_id = $1 AND e.kind IN ('invite', 'invited') ON CONFLICT DO NOTHING`;

/** $1 the pass: the next use decides again. */
export const REOPEN = `
  UPDATE invite_rewards SET pass_id = NULL, points = NULL, month = NULL, slot = NULL, rewarded_at = NULL, withheld = NULL
  WHERE pass_id = $1`;

import type { StaffRole } from '../../../../common/access/session-user.js';
import type { PinKey } from './pin-key.js';

/** Wrong PINs after which a PIN is locked for a minute. */
export const PIN_TRIES = 5;

export interface PinMemberRow {
  userId: number;
  role: StaffRole;
  branchId: number | null;
  hasPin: boolean;
}

/** $1 the business, $2 the user. Locks the membership, so that of two requests one is the first. */
export const MEMBER_WITH_PIN = `
  SELECT m.user_id AS "userId", m.role, m.branch_id AS "branchId",
    EXISTS (SELECT 1 FROM staff_pins p WHERE p.vendor_id = m.vendor_id AND p.user_id = m.user_id AND p.ended_at IS NULL) AS "hasPin"
  FROM staff_members m WHERE m.vendor_id = $1 AND m.user_id = $2 FOR NO KEY UPDATE OF m`;

/** $1 the business, $2 the user. */
export const END_PIN =
  'UPDATE staff_pins SET ended_at = now() WHERE vendor_id = $1 AND user_id = $2 AND ended_at IS NULL';

/** $1 the business, $2 the user, $3 salt, $4 key, $5 rounds, $6 who. */
export const ADD_PIN = `
  INSERT INTO staff_pins (vendor_id, user_id, manages, branch_id, salt, key, rounds, set_by)
  SELECT m.vendor_id, m.user_id, m.role <> 'counter', m.branch_id, $3, $4, $5, $6 FROM staff_members m WHERE m.vendor_id = $1 AND m.user_id = $2`;

export interface TriedPinRow extends PinKey {
  triesLeft: number;
}

const NEXT_TRY = `CASE WHEN tries >= ${PIN_TRIES} THEN 1 ELSE tries + 1 END`;

/**
 * Counts a try before the PIN is compared, so that parallel guesses are counted too. The last one locks the PIN.
 * No row if there is no PIN or it is locked. $1 the business, $2 the user.
 */
export const TAKE_TRY = `
  UPDATE staff_pins SET tries = ${NEXT_TRY}, locked_until = CASE WHEN ${NEXT_TRY} = ${PIN_TRIES} THEN now() + interval '60 seconds' END
  WHERE vendor_id = $1 AND user_id = $2 AND ended_at IS NULL AND (locked_until IS NULL OR locked_until <= now())
  RETURNING salt, key, rounds, ${PIN_TRIES} - tries AS "triesLeft"`;

/** $1 the business, $2 the user. */
export const FORGET_TRIES = `
  UPDATE staff_pins SET tries = 0, locked_until = NULL WHERE vendor_id = $1 AND user_id = $2 AND ended_at IS NULL`;

/** $1 the business, $2 the user. */
export const LOCKED_SECONDS = `
  SELECT greatest(1, ceil(extract(epoch FROM locked_until - now())))::int AS seconds FROM staff_pins
  WHERE vendor_id = $1 AND user_id = $2 AND ended_at IS NULL`;

/** $1 the business, $2 users. */
export const PINS_OF = `
  SELECT user_id AS "userId", salt, key, rounds FROM staff_pins WHERE vendor_id = $1 AND user_id = ANY($2) AND ended_at IS NULL`;

/**
 * Keys of a manager's PIN that a device knew at its last contact: the present one, and those that ended since.
 * $1 the business, $2 the user, $3 the contact, $4 the branch of the device.
 */
export const MANAGER_KEYS = `
  SELECT key FROM staff_pins WHERE vendor_id = $1 AND user_id = $2 AND manages AND (branch_id IS NULL OR branch_id = $4)
    AND (ended_at IS NULL OR ended_at > $3)`;

/** Someone who may decide at a counter of the branch. $1 the business, $2 the user, $3 the branch. */
export const MANAGER_AT = `
  SELECT 1 FROM staff_members WHERE vendor_id = $1 AND user_id = $2 AND role <> 'counter' AND (branch_id IS NULL OR branch_id = $3)`;

/** $1 the business, $2 the user, $3 a time. */
export const PRESENT_AT =
  'SELECT 1 FROM staff_pins WHERE vendor_id = $1 AND user_id = $2 AND ended_at IS NULL AND set_at <= $3::timestamptz';

/** $1 the user. */
export const READ_PINS = `
  SELECT iso(set_at) AS "setAt", iso(ended_at) AS "endedAt" FROM staff_pins WHERE user_id = $1 ORDER BY id`;

/** $1 the user. */
export const ERASE_PINS = 'DELETE FROM staff_pins WHERE user_id = $1';

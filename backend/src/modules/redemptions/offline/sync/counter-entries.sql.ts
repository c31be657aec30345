import type { WayOfPayment } from '../../closes/way-of-payment.js';
import type { EntryOutcome } from './sync.view.js';
import type { SyncedEntryView } from './sync.view.js';

export interface StoredEntry {
  id: string;
  deviceId: number;
  number: number;
  hash: Buffer;
  kind: 'accept' | 'undo';
  outcome: EntryOutcome;
  usedAt: Date;
  /** Row of the pass. */
  passRow: string | null;
  passId: string | null;
  personId: number | null;
  branchId: number | null;
  amount: number | null;
  paidWith: WayOfPayment | null;
  capacity: string | null;
  wasCancelled: boolean;
  refund: 'marketplace' | null;
  /** Time of the cancellation that it overtook. */
  overtakenAt: Date | null;
}

const COLUMNS = `
  e.id, e.device_id AS "deviceId", e.number, e.hash, e.kind, e.outcome, e.used_at AS "usedAt", e.pass_id AS "passRow", p.public_id AS "passId",
  e.person_id AS "personId", e.branch_id AS "branchId", e.amount, e.paid_with AS "paidWith", e.capacity, e.was_cancelled AS "wasCancelled",
  e.refund, e.overtaken_at AS "overtakenAt"`;
const SOURCE = 'counter_entries e LEFT JOIN passes p ON p.id = e.pass_id';

/** $1 the device, $2 the number. */
export const ENTRY = `SELECT ${COLUMNS} FROM ${SOURCE} WHERE e.device_id = $1 AND e.number = $2`;

/** The confirmed entry of a pass. $1 the pass's row. */
export const CONFIRMED = `SELECT ${COLUMNS} FROM ${SOURCE} WHERE e.pass_id = $1 AND e.outcome = 'confirmed'`;

/** The earliest other acceptance of a pass. $1 the pass's row, $2 the end of its validity. */
export const NEXT_OF_PASS = `
  SELECT ${COLUMNS} FROM ${SOURCE} WHERE e.pass_id = $1 AND e.outcome = 'double' AND e.used_at < $2 ORDER BY e.used_at, e.device_id LIMIT 1`;

/**
 * $1 device, $2 number, $3 kind, $4 body, $5 signature, $6 hash, $7 branch, $8 person, $9 pass row, $10 number
 * of the undone entry, $11 corrected time, $12 amount, $13 outcome, $14 message, $15 where the place came from,
 * $16 true if the pass had been canceled, $17 who
 * bears its refund, $18 time of the cancellation that it overtook, $19 how the guest paid.
 */
export const INSERT_ENTRY = `
  INSERT INTO counter_entries (device_id, number, kind, body, signature, hash, branch_id, person_id, pass_id, undoes, used_at, amount, outcome,
    message, capacity, was_cancelled, refund, overtaken_at, paid_with)
  SELECT $1, $2, $3, $4, $5, $6, (SELECT id FROM branch_places WHERE id = $7), (SELECT id FROM person_names WHERE id = $8), $9, $10, $11, $12,
    $13, $14, $15, $16, $17, $18, $19
  RETURNING id`;

/** $1 the entry, $2 outcome, $3 message, $4 where the place came from. */
export const CHANGE_OUTCOME =
  'UPDATE counter_entries SET outcome = $2, message = $3, capacity = $4 WHERE id = $1';

/** The acceptance that counts keeps what the pass cost. $1 that entry, $2 the one that counted before. */
export const INHERIT = `
  UPDATE counter_entries e SET was_cancelled = before.was_cancelled, refund = before.refund, overtaken_at = before.overtaken_at
  FROM counter_entries before WHERE e.id = $1 AND before.id = $2`;

/** $1 the device, $2 its last number, $3 hash, $4 corrected time. */
export const ADVANCE = `
  UPDATE counter_devices SET last_number = $2, last_hash = $3, last_used_at = $4, last_contact_at = now() WHERE id = $1`;

/**
 * Places that the device took of a deal in 72 hours for passes whose place had been freed, and whole rupees of refunds that the
 * marketplace bears for the business, of 90 days. $1 the device, $2 the deal, $3 the business.
 */
export const COST_SO_FAR = `
  SELECT (SELECT count(*)::int FROM counter_entries e JOIN passes p ON p.id = e.pass_id WHERE e.device_id = $1 AND p.deal_id = $2
      AND e.received_at > now() - interval '72 hours' AND e.capacity IN ('set-aside', 'free', 'beyond')) AS taken,
    (SELECT coalesce(sum(p.price_paid), 0)::int FROM counter_entries e JOIN passes p ON p.id = e.pass_id WHERE p.vendor_id = $3
      AND e.refund IS NOT NULL AND e.outcome = 'confirmed' AND e.received_at > now() - interval '90 days') AS borne`;

/** $1 the business, $2 the person. */
export const IS_PERSON_OF = `
  SELECT 1 FROM counter_people WHERE vendor_id = $1 AND user_id = $2 UNION ALL SELECT 1 FROM staff_roles WHERE vendor_id = $1 AND user_id = $2`;

/** Discount of the terms that the pass keeps. */
const SAVES = `greatest(0, coalesce((p.terms ->> 'originalPrice')::int, d.original_price) - coalesce(p.price_paid, (p.terms ->> 'price')::int, d.discounted_price))`;

/** What became of an entry, as of now. $1 the device, $2 the number. */
export const SYNCED = `
  SELECT e.number, e.outcome, e.message, p.public_id AS "passId", u.shown_name AS customer, d.title AS "dealTitle", d.title_ne AS "dealTitleNe",
    e.amount, CASE WHEN p.id IS NOT NULL THEN ${SAVES} END AS saves, CASE WHEN e.outcome = 'confirmed' THEN p.points ELSE 0 END AS points,
    iso(e.used_at) AS at, CASE WHEN e.outcome = 'double' AND p.redeemed_at IS NOT NULL
      THEN json_build_object('at', iso(p.redeemed_at), 'branch', b.name, 'person', by_user.first_name) END AS first, NULL::int AS expected
  FROM counter_entries e LEFT JOIN passes p ON p.id = e.pass_id LEFT JOIN deal_facts d ON d.id = p.deal_id
    LEFT JOIN person_names u ON u.id = p.user_id LEFT JOIN branch_places b ON b.id = p.branch_id
    LEFT JOIN person_names by_user ON by_user.id = p.redeemed_by
  WHERE e.device_id = $1 AND e.number = $2`;

export type SyncedRow = SyncedEntryView;

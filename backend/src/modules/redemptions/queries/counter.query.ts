import type { PassState } from '../pass.policy.js';
import type { VisitTerms } from '../visit.policy.js';

export interface CounterPassRow extends VisitTerms {
  rowId: string;
  /** Paid for in advance. */
  isBought: boolean;
  publicId: string;
  vendorId: number;
  userId: number;
  dealId: number;
  dealTitle: string;
  dealTitleNe: string | null;
  badge: string;
  customer: string;
  state: PassState;
  issuedAt: Date;
  expiresAt: Date;
  redeemedAt: Date | null;
  /** Where it was accepted. */
  branchId: number | null;
  usedAtBranch: string | null;
  usedBy: string | null;
  amount: number | null;
  /** Nothing for what was paid for in advance. */
  charge: number;
  /** What the customer pays for it, here or in advance. */
  price: number;
  originalPrice: number;
  pointsEarned: number;
  points: number;
  /** Names; null means all. */
  branches: string[] | null;
}

const COLUMNS = `
  p.id AS "rowId", p.source = 'order' AS "isBought", p.public_id AS "publicId", p.vendor_id AS "vendorId", p.user_id AS "userId", p.deal_id AS "dealId",
  d.title AS "dealTitle", d.title_ne AS "dealTitleNe",
  CASE d.discount_type WHEN 'percentage' THEN d.discount_value || '% OFF' WHEN 'fixed' THEN 'Rs. ' || d.discount_value || ' OFF' ELSE d.discount_value END AS badge,
  shown_name(u) AS customer, p.state, p.issued_at AS "issuedAt", p.expires_at AS "expiresAt",
  p.redeemed_at AS "redeemedAt", p.branch_id AS "branchId", b.name AS "usedAtBranch", by_user.first_name AS "usedBy", p.amount, CASE WHEN line.id IS NULL THEN d.discounted_price ELSE 0 END AS charge, coalesce(line.unit_price, d.discounted_price) AS price,
  d.original_price AS "originalPrice", d.points_earned AS "pointsEarned", p.points, d.weekdays, to_char(d.hours_from, 'HH24:MI') AS "hoursFrom",
  to_char(d.hours_until, 'HH24:MI') AS "hoursUntil", (SELECT array_agg(day::text) FROM unnest(d.blackout_dates) day) AS "blackoutDates",
  d.branch_ids AS "branchIds", CASE WHEN d.branch_ids IS NOT NULL THEN
    (SELECT coalesce(array_agg(place.name ORDER BY place.name), '{}') FROM branches place WHERE place.id = ANY(d.branch_ids)) END AS branches,
  d.minimum_bill AS "minimumBill", d.party_size AS "partySize"`;

const SOURCE = `passes p JOIN deals d ON d.id = p.deal_id JOIN users u ON u.id = p.user_id
  LEFT JOIN branches b ON b.id = p.branch_id LEFT JOIN users by_user ON by_user.id = p.redeemed_by
  LEFT JOIN order_lines line ON line.id = p.order_line_id`;

/** $1 the public id. */
export const PASS_BY_ID = `SELECT ${COLUMNS} FROM ${SOURCE} WHERE p.public_id = $1`;

/** $1 the business, $2 the hash of the typed code. */
export const PASS_BY_CODE = `SELECT ${COLUMNS} FROM ${SOURCE} WHERE p.vendor_id = $1 AND p.code_hash = $2`;

/** $1 the business, $2 since when, $3 the branch or null for all. */
export const ACCEPTED_SINCE = `SELECT ${COLUMNS} FROM ${SOURCE}
  WHERE p.vendor_id = $1 AND p.redeemed_at >= $2 AND ($3::int IS NULL OR p.branch_id = $3) ORDER BY p.redeemed_at DESC LIMIT 500`;

export interface AcceptedRow {
  redeemedAt: Date;
  usedAtBranch: string | null;
  points: number;
  multiplier: number;
}

/**
 * One statement decides: of any number at once one finds the pass open. A branch must be one of the business.
 * $1 row, $2 by whom, $3 branch, $4 amount in rupees, $5 points before the membership multiplies them.
 */
export const ACCEPT = `
  WITH place AS (
    SELECT (SELECT name FROM branches b WHERE b.id = $3 AND b.vendor_id = p.vendor_id) AS branch, points_multiplier(p.user_id) AS multiplier
    FROM passes p WHERE p.id = $1
  ), pass AS (
    UPDATE passes SET state = 'redeemed', redeemed_at = now(), redeemed_by = $2, branch_id = $3, amount = $4, points = $5 * place.multiplier, updated_at = now()
    FROM place WHERE id = $1 AND state = 'issued' AND expires_at > now() AND ($3::int IS NULL OR place.branch IS NOT NULL)
    RETURNING public_id, deal_id, user_id, redeemed_at, points, place.branch, place.multiplier
  ), event AS (
    INSERT INTO outbox (type, payload)
    SELECT 'pass.redeemed', jsonb_build_object('passId', public_id, 'dealId', deal_id, 'userId', user_id) FROM pass
  )
  SELECT redeemed_at AS "redeemedAt", branch AS "usedAtBranch", points, multiplier FROM pass`;

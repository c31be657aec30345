import type { PointsWithheld, UseFacts } from '../../loyalty/index.js';
import type { DealTaxes, DiscountType } from '../../deals/index.js';
import type { PassState } from '../passes/pass.policy.js';
import { acceptedBy } from '../people/accepted-by.sql.js';
import type { VisitTerms } from './visit.policy.js';

export interface CounterPassRow extends VisitTerms {
  rowId: string;
  /** Paid for in advance. */
  isBought: boolean;
  /** Given again, outside of slots and places. */
  isRepeated: boolean;
  /** Of the test business (rule TB3). */
  isTest: boolean;
  publicId: string;
  codeHash: Buffer;
  vendorId: number;
  userId: number;
  dealId: number;
  dealTitle: string;
  dealTitleNe: string | null;
  badge: string;
  discountType: DiscountType;
  discountValue: string;
  customer: string;
  state: PassState;
  issuedAt: Date;
  expiresAt: Date;
  redeemedAt: Date | null;
  /** Branch where the pass was accepted. */
  branchId: number | null;
  /** The only branch of the business; null if it has none or several. */
  onlyBranchId: number | null;
  usedAtBranch: string | null;
  /** The person, or the name of the API key. */
  usedBy: string | null;
  reference: string | null;
  amount: number | null;
  /** 0 for a pass that was paid for in advance. */
  charge: number;
  taxes: DealTaxes;
  /** In percent; null on a pass from before the rates were stored. */
  serviceCharge: number | null;
  vat: number | null;
  /** Amount that the customer pays, at the counter or in advance, before taxes and service charge are added. */
  price: number;
  originalPrice: number;
  pointsEarned: number;
  points: number;
  /** Reason why its use earned no points. */
  pointsWithheld: PointsWithheld | null;
  /** Names; null means all. */
  branches: string[] | null;
}

/** Terms are those stored with the pass (rule P10); older passes use the deal's. */
const COLUMNS = `
  p.id AS "rowId", p.source = 'order' AS "isBought", p.source = 'honour' AS "isRepeated", p.is_test AS "isTest", p.public_id AS "publicId", p.code_hash AS "codeHash", p.vendor_id AS "vendorId", p.user_id AS "userId", p.deal_id AS "dealId",
  d.title AS "dealTitle", d.title_ne AS "dealTitleNe",
  CASE d.discount_type WHEN 'percentage' THEN d.discount_value || '% OFF' WHEN 'fixed' THEN 'Rs. ' || d.discount_value || ' OFF' ELSE d.discount_value END AS badge,
  d.discount_type AS "discountType", d.discount_value AS "discountValue",
  u.shown_name AS customer, p.state, p.issued_at AS "issuedAt", p.expires_at AS "expiresAt",
  p.redeemed_at AS "redeemedAt", p.branch_id AS "branchId", b.name AS "usedAtBranch", ${acceptedBy('p.api_key_id', 'by_user.first_name')} AS "usedBy", p.amount, p.reference,
  CASE WHEN p.price_paid IS NULL THEN sum_to_pay((kept.terms ->> 'price')::int, kept.terms) ELSE 0 END AS charge,
  coalesce(kept.terms ->> 'taxes', 'included') AS taxes, kept.terms -> 'serviceCharge' AS "serviceCharge", kept.terms -> 'vat' AS vat,
  coalesce(to_jsonb(p.price_paid), kept.terms -> 'price') AS price, kept.terms -> 'originalPrice' AS "originalPrice",
  kept.terms -> 'points' AS "pointsEarned", p.points, p.points_withheld AS "pointsWithheld", kept.terms -> 'weekdays' AS weekdays, kept.terms ->> 'hoursFrom' AS "hoursFrom",
  kept.terms ->> 'hoursUntil' AS "hoursUntil", kept.terms -> 'blackoutDates' AS "blackoutDates", kept.terms -> 'branchIds' AS "branchIds",
  CASE WHEN jsonb_typeof(kept.terms -> 'branchIds') = 'array' THEN
    (SELECT coalesce(array_agg(place.name ORDER BY place.name), '{}') FROM branch_places place
     WHERE place.id IN (SELECT kept_id.value::int FROM jsonb_array_elements_text(kept.terms -> 'branchIds') AS kept_id (value))) END AS branches,
  kept.terms -> 'minimumBill' AS "minimumBill", kept.terms -> 'partySize' AS "partySize",
  (SELECT min(only_place.id) FROM branch_places only_place WHERE only_place.vendor_id = p.vendor_id HAVING count(*) = 1) AS "onlyBranchId"`;

const SOURCE = `passes p JOIN deal_facts d ON d.id = p.deal_id JOIN person_names u ON u.id = p.user_id
  LEFT JOIN branch_places b ON b.id = p.branch_id LEFT JOIN person_names by_user ON by_user.id = p.redeemed_by
  CROSS JOIN LATERAL (SELECT coalesce(p.terms, d.terms_now) AS terms) AS kept`;

/** $1 the public id. */
export const PASS_BY_ID = `SELECT ${COLUMNS} FROM ${SOURCE} WHERE p.public_id = $1`;

/** $1 the business, $2 the hashes of the typed code, one for each version of the secret. */
export const PASS_BY_CODE = `SELECT ${COLUMNS} FROM ${SOURCE} WHERE p.vendor_id = $1 AND p.code_hash = ANY($2)`;

/** $1 the business, $2 earliest time, $3 the branch or null for all. */
export const ACCEPTED_SINCE = `SELECT ${COLUMNS} FROM ${SOURCE}
  WHERE p.vendor_id = $1 AND p.redeemed_at >= $2 AND ($3::int IS NULL OR p.branch_id = $3) ORDER BY p.redeemed_at DESC LIMIT 500`;

/** The accepted pass, with the facts that decide its points. */
export interface AcceptedRow extends Omit<UseFacts, 'points'> {
  redeemedAt: Date;
  usedAtBranch: string | null;
  membershipId: number | null;
}

/**
 * Of any number of concurrent requests, only one finds the pass open. A branch must belong to the business.
 * $1 row, $2 staff member, $3 branch, $4 amount in rupees, $5 start of the day in Nepal, $6 how the guest paid or null,
 * $7 external reference or null, $8 API key or null.
 */
export const ACCEPT = `
  WITH place AS (
    SELECT (SELECT name FROM branch_places b WHERE b.id = $3 AND b.vendor_id = p.vendor_id) AS branch
    FROM passes p WHERE p.id = $1
  ), pass AS (
    UPDATE passes SET state = 'redeemed', redeemed_at = now(), redeemed_by = $2, branch_id = $3, amount = $4, paid_with = $6, reference = $7, api_key_id = $8,
      updated_at = now()
    FROM place WHERE id = $1 AND state = 'issued' AND expires_at > now() AND ($3::int IS NULL OR place.branch IS NOT NULL)
    RETURNING public_id, deal_id, user_id, vendor_id, redeemed_at, is_test, place.branch
  ), event AS (
    SELECT CASE WHEN NOT is_test
      THEN outbox_publish('pass.redeemed', jsonb_build_object('passId', public_id, 'dealId', deal_id, 'userId', user_id)) END FROM pass
  )
  SELECT pass.redeemed_at AS "redeemedAt", pass.branch AS "usedAtBranch", facts.owed_paisa::float8 AS "owedPaisa",
    facts.uses_at_business AS "usesAtBusiness", facts.uses_today AS "usesToday", facts.multiplier, facts.membership_id AS "membershipId",
    facts.bonus_left AS "bonusLeft"
  FROM pass CROSS JOIN event CROSS JOIN LATERAL points_ledger_facts(pass.user_id, pass.vendor_id, $5) AS facts`;

/** $1 row, $2 points, $3 reason for no points, $4 multiplier, $5 share that the business pays, $6 membership. */
export const EARN = `
  WITH pass AS (UPDATE passes SET points = $2, points_withheld = $3 WHERE id = $1
    RETURNING id, public_id, user_id, vendor_id, deal_id)
  SELECT points_ledger_earn(pass.user_id, $2, pass.id, $4, pass.vendor_id, $5, $6, d.id, d.title, d.title_ne, pass.public_id)
  FROM pass JOIN deal_facts d ON d.id = pass.deal_id`;

export interface UseWithReference {
  passId: string;
  usedAt: string;
  usedAtBranch: string | null;
}

/** The use of a business that has a reference. $1 the business, $2 the reference. */
export const USE_WITH_REFERENCE = `
  SELECT p.public_id AS "passId", iso(p.redeemed_at) AS "usedAt", b.name AS "usedAtBranch"
  FROM passes p LEFT JOIN branch_places b ON b.id = p.branch_id WHERE p.vendor_id = $1 AND p.reference = $2 AND p.state <> 'voided'`;

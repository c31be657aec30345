import { MAX_RETURNED } from '../limits/deal-limits.policy.js';
import {
  freeSlots,
  limitColumns,
  livePasses,
  returnedOn,
  SETTLED_OVERDUE,
  takenOn,
} from '../limits/deal-limits.sql.js';

const SLOT_COLUMNS = 'd.id, d.vendor_id, d.redemption_limit, d.pass_validity_hours, d.end_date, d.sale_mode';

/** The listed deal $2, or the deal of a test business whose test customer is $1 (rule TB2). */
const ISSUABLE_DEAL = `(
      SELECT ${SLOT_COLUMNS}, false AS is_test FROM listed_deals d WHERE d.id = $2
      UNION ALL SELECT ${SLOT_COLUMNS}, true FROM deal_facts d JOIN vendor_cards v ON v.id = d.vendor_id AND v.test_customer_id = $1
      WHERE d.id = $2 AND d.moderation_status = 'approved' AND d.is_active)`;

/**
 * Takes the customer's lowest free slot (`freeSlots`), inserts the pass with the deal's current terms and its
 * event, and updates the capacity row last to keep its lock short. One statement, and so a separate
 * transaction. A pass is valid for the deal's hours, at most until the deal's end (P3). Inserts nothing if a
 * condition fails; `ISSUE_STATE` gives the reason. A test pass has no event. $1 user, $2 deal, $3 day in Nepal, $4 pass, $5 code hash,
 * $6 issued, $7 the business that the customer works for.
 */
export const ISSUE_PASS = `
  WITH slot AS (
    SELECT d.id AS deal_id, d.vendor_id, d.redemption_limit, d.is_test, (SELECT own.terms_now FROM deal_facts own WHERE own.id = d.id) AS terms,
      least($6::timestamptz + make_interval(hours => d.pass_validity_hours), d.end_date) AS expires_at,
      (SELECT min(n) FROM (${freeSlots('$1', 'd')}) AS slots) AS free FROM ${ISSUABLE_DEAL} AS d JOIN deal_availability cap ON cap.deal_id = d.id
    WHERE d.end_date > $6 AND d.sale_mode = 'counter' AND d.vendor_id IS DISTINCT FROM $7::int
      AND (cap.total_limit IS NULL OR cap.taken < cap.total_limit)
      AND (cap.daily_limit IS NULL OR ${takenOn('$3')} < cap.daily_limit AND ${returnedOn('$3')} < ${MAX_RETURNED})
  ), pass AS (
    INSERT INTO passes (public_id, user_id, deal_id, vendor_id, slot, code_hash, issued_at, expires_at, terms, is_test)
    SELECT $4, $1, deal_id, vendor_id, free, $5, $6, expires_at, terms, is_test FROM slot WHERE redemption_limit IS NULL OR free IS NOT NULL
    ON CONFLICT DO NOTHING RETURNING public_id, deal_id, is_test
  ), event AS (
    SELECT deal_id, CASE WHEN NOT is_test
      THEN outbox_publish('pass.issued', jsonb_build_object('passId', public_id, 'dealId', deal_id, 'userId', $1::int)) END FROM pass
  )
  SELECT deal_capacities_take(deal_id, 1, $3::date) AS "isTurn" FROM event`;

/** Columns of `IssueFacts`. $1 user, $3 day in Nepal. */
const ISSUE_FACTS = `
  d.vendor_id AS "vendorId", d.moderation_status = 'approved' AS "isApproved", d.is_active AS "isActive", v.status = 'verified' OR v.test_customer_id IS NOT DISTINCT FROM $1 AS "vendorVerified",
  d.start_date AS "startDate", d.end_date AS "endDate", d.sale_mode AS "saleMode", ${limitColumns(livePasses('$1'), '$3')},
  CASE WHEN cap.daily_limit IS NULL THEN 0 ELSE ${returnedOn('$3')} END AS "returnedToday"`;

const DEAL_WITH_CAPACITY =
  'deal_facts d JOIN vendor_cards v ON v.id = d.vendor_id JOIN deal_availability cap ON cap.deal_id = d.id';

/**
 * Settles the customer's overdue passes of the deal, then returns the facts that decide about a new pass. $1
 * user, $2 deal, $3 day in Nepal.
 */
export const ISSUE_STATE = `
  WITH ${SETTLED_OVERDUE}
  SELECT ${ISSUE_FACTS}, (SELECT count FROM settled) AS overdue,
    (SELECT p.public_id FROM passes p WHERE p.user_id = $1 AND p.deal_id = d.id
       AND p.state = 'issued' AND p.source = 'redeem' AND p.expires_at > now()) AS "openPass"
  FROM ${DEAL_WITH_CAPACITY}
  WHERE d.id = $2`;

/**
 * The same facts without a write. The open pass is the one that expires first, bought ones included; the
 * capacity of overdue passes counts as free. $1 user, $2 deal, $3 day in Nepal.
 */
export const OWN_ISSUE_STATE = `
  SELECT ${ISSUE_FACTS}, own.overdue, own.used, own.count AS "passCount", open.public_id AS "openPass", coalesce(open.is_issued, false) AS "isIssued"
  FROM ${DEAL_WITH_CAPACITY}
  CROSS JOIN LATERAL (
    SELECT count(*)::int, count(*) FILTER (WHERE p.state = 'redeemed')::int AS used,
      count(*) FILTER (WHERE p.state = 'issued' AND p.source <> 'honour' AND p.expires_at <= now())::int AS overdue
    FROM passes p WHERE p.user_id = $1 AND p.deal_id = d.id
  ) AS own
  LEFT JOIN LATERAL (
    SELECT p.public_id, bool_or(p.source = 'redeem') OVER () AS is_issued FROM passes p
    WHERE p.user_id = $1 AND p.deal_id = d.id AND p.state = 'issued' AND p.expires_at > now()
    ORDER BY p.expires_at, p.id LIMIT 1
  ) AS open ON true
  WHERE d.id = $2`;

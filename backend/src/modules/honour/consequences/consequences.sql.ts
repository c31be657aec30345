import { PERIOD_DAYS } from './consequences.policy.js';

const PERIOD = `interval '${PERIOD_DAYS} days'`;

/**
 * Cases decided against a business, whose decision took effect: the number in the last 30 days, and the end of the period that the
 * newest three within 30 days began. $1 the business, $2 now.
 */
export const DECIDED_AGAINST = `
  SELECT (count(*) FILTER (WHERE closed_at > $2::timestamptz - ${PERIOD}))::int AS cases,
    max(closed_at) FILTER (WHERE closed_at - first_at <= ${PERIOD}) + ${PERIOD} AS until
  FROM (SELECT c.closed_at, lag(c.closed_at, 2) OVER (ORDER BY c.closed_at, c.id) AS first_at FROM honour_cases c
    WHERE c.vendor_id = $1 AND c.state = 'decided' AND c.decided_for = 'customer' AND c.closed_at IS NOT NULL) AS against`;

/** Returns a row if the end changed. $1 the business, $2 the end or null. */
export const SET_NOTE = 'SELECT vendors_note_honour($1, $2) AS id';

/**
 * Opens a decision about suspension, unless one is open or was taken within the period. $1 the business, $2 cases, $3 given, $4 counted,
 * $5 now.
 */
export const OPEN_REVIEW = `
  INSERT INTO honour_reviews (vendor_id, cases, given, counted, opened_at)
  SELECT v.id, $2, $3, $4, $5::timestamptz FROM vendor_cards v WHERE v.id = $1 AND v.status = 'verified'
    AND NOT EXISTS (SELECT 1 FROM honour_reviews r WHERE r.vendor_id = v.id AND (r.closed_at IS NULL OR r.closed_at > $5::timestamptz - ${PERIOD}))
  ON CONFLICT (vendor_id) WHERE closed_at IS NULL DO NOTHING`;

/** Returns a row if one was open. $1 the business, $2 the outcome, $3 now. */
export const CLOSE_REVIEW = `
  UPDATE honour_reviews SET outcome = $2, closed_at = $3 WHERE vendor_id = $1 AND closed_at IS NULL RETURNING cases, given, counted`;

/** Business days until a decision about suspension is due. */
const DUE_DAYS = 2;

/** Open decisions about the suspension of a business (rule WB1). The id is that of the business. */
export const WAITING_REVIEWS = `
  SELECT 'honour' AS kind, v.id::text AS id, v.id::text AS subject_id, v.business_name AS title, v.name_ne AS title_ne, v.id AS business_id,
    json_build_object('id', v.id, 'businessName', v.business_name, 'nameNe', v.name_ne, 'status', v.status) AS business,
    json_build_object('cases', r.cases, 'given', r.given, 'counted', r.counted) AS facts,
    'ready' AS lane, NULL AS blocked_kind, NULL AS blocked_id, NULL AS blocked_reason, r.opened_at AS since,
    business_days_after(r.opened_at, ${DUE_DAYS}) AS due_at, r.id::bigint AS version, '{keep}'::text[] AS actions, NULL::int AS owner_id
  FROM honour_reviews r JOIN vendor_cards v ON v.id = r.vendor_id WHERE r.closed_at IS NULL AND v.status = 'verified'`;

/** $1 the business. */
export const LOCKED_REVIEW_VERSION = `
  SELECT id::bigint AS version FROM honour_reviews WHERE vendor_id = $1::int AND closed_at IS NULL FOR UPDATE`;

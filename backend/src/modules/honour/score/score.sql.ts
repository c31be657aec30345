import { MAX_PER_PERSON } from '../answers/answer.policy.js';

/** Answers that a score counts. */
const COUNTED = 100;

/**
 * Answers and reported rejections of a business with their weight in the score (rule HN3): true if the deal was given, null
 * while it does not count. $1 the business, $2 now.
 */
const WEIGHED = `
  SELECT a.user_id, a.counts_at AS at, a.id, CASE
      WHEN c.id IS NULL OR c.state = 'withdrawn' THEN a.answer = 'yes'
      WHEN c.is_unanswered THEN false
      WHEN c.state = 'settled' THEN true
      WHEN c.state = 'decided' THEN c.decided_for = 'business' END AS given
  FROM honour_answers a JOIN pass_facts p ON p.id = a.pass_id AND p.state = 'redeemed' LEFT JOIN honour_cases c ON c.pass_id = a.pass_id
  WHERE a.vendor_id = $1 AND a.answer IS NOT NULL AND a.excluded IS NULL AND a.counts_at <= $2
    AND a.counts_at > $2::timestamptz - interval '12 months'
  UNION ALL
  SELECT c.user_id, c.opened_at, c.id, CASE WHEN c.is_unanswered THEN false WHEN c.state = 'decided' THEN c.decided_for = 'business' END
  FROM honour_cases c WHERE c.vendor_id = $1 AND c.is_refusal AND c.state <> 'withdrawn' AND c.opened_at <= $2
    AND c.opened_at > $2::timestamptz - interval '12 months'`;

/** $1 the business, $2 now. */
export const SCORE = `
  SELECT count(*) FILTER (WHERE given)::int AS given, count(*)::int AS counted FROM (
    SELECT given FROM (
      SELECT given, at, id, row_number() OVER (PARTITION BY user_id ORDER BY at DESC, id DESC) AS nth FROM (${WEIGHED}) AS weighed
      WHERE given IS NOT NULL) AS by_person
    WHERE nth <= ${MAX_PER_PERSON} ORDER BY at DESC, id DESC LIMIT ${COUNTED}) AS newest`;

/** Returns a row if the score changed. $1 the business, $2 given, $3 counted. */
export const SET_SCORE = 'SELECT vendors_set_honour($1, $2, $3) AS id';

/**
 * How the cases of a business ended in the last 12 months, with the median of the days from the opening to the end, rounded up
 * (rule HN13). $1 the business, $2 now.
 */
export const ENDED_CASES = `
  SELECT count(*) FILTER (WHERE state = 'settled')::int AS settled,
    count(*) FILTER (WHERE state = 'decided' AND decided_for = 'customer')::int AS "forCustomer",
    count(*) FILTER (WHERE state = 'decided' AND decided_for = 'business')::int AS "forBusiness",
    count(*) FILTER (WHERE state = 'withdrawn')::int AS withdrawn,
    greatest(1, ceil(extract(epoch FROM percentile_disc(0.5) WITHIN GROUP (ORDER BY closed_at - opened_at)) / 86400))::int AS "medianDays"
  FROM honour_cases WHERE vendor_id = $1 AND closed_at <= $2 AND closed_at > $2::timestamptz - interval '12 months'
  HAVING count(*) > 0`;

/** Returns a row if a count changed. $1 the business, $2 settled, $3 for the customer, $4 for the business, $5 withdrawn, $6 median of days. */
export const SET_CASES = 'SELECT vendors_set_cases($1, $2, $3, $4, $5, $6) AS id';

/** $1 the business. */
export const STORED_SCORE =
  'SELECT honour_given AS given, honour_counted AS counted FROM vendor_cards WHERE id = $1';

/** $1 the business, $2 now. */
export const OWN_COUNTS = `
  SELECT
    (SELECT json_build_object('yes', count(*) FILTER (WHERE a.answer = 'yes'), 'partly', count(*) FILTER (WHERE a.answer = 'partly'),
        'no', count(*) FILTER (WHERE a.answer = 'no'))
      FROM honour_answers a WHERE a.vendor_id = $1 AND a.counts_at <= $2 AND a.counts_at > $2::timestamptz - interval '12 months') AS answers,
    (SELECT json_build_object('open', count(*) FILTER (WHERE c.closed_at IS NULL), 'waiting', count(*) FILTER (WHERE c.state = 'waiting-for-shop'),
        'settled', count(*) FILTER (WHERE c.state = 'settled'), 'forCustomer', count(*) FILTER (WHERE c.state = 'decided' AND c.decided_for = 'customer'),
        'forBusiness', count(*) FILTER (WHERE c.state = 'decided' AND c.decided_for = 'business'), 'unanswered', count(*) FILTER (WHERE c.is_unanswered))
      FROM honour_cases c WHERE c.vendor_id = $1 AND c.opened_at > $2::timestamptz - interval '12 months') AS cases,
    (SELECT coalesce(sum(c.held_paisa), 0)::float8 FROM honour_cases c WHERE c.vendor_id = $1 AND c.closed_at IS NULL) AS "heldPaisa"`;

/** Businesses that have answers, cases or a score. */
export const SCORED = `
  SELECT vendor_id AS "vendorId" FROM honour_answers WHERE answer IS NOT NULL UNION SELECT vendor_id FROM honour_cases
  UNION SELECT id FROM vendor_cards WHERE honour_counted > 0 OR cases_median_days IS NOT NULL ORDER BY 1`;

import type { Grouping } from './report-groups.sql.js';
import { WITHIN } from './report-span.sql.js';
import { LEAST_HONOUR_PERCENT, MIN_HONOUR_ANSWERS } from '../../honour/index.js';

/** Cases that were opened in the two periods and not withdrawn (rule RP9). */
export const caseRows = ({ key, isNow, joins }: Grouping): string => `
  events AS MATERIALIZED (
    SELECT ${key} AS key, ${isNow('p.opened_at')} AS is_now, 1 AS n, p.is_refusal, p.is_unanswered, p.state, p.decided_for, p.remedy_amount
    FROM honour_case_facts p JOIN deal_facts d ON d.id = p.deal_id ${joins('p.opened_at')} WHERE p.state <> 'withdrawn' AND ${WITHIN('p.opened_at')}
  ), whole AS (SELECT * FROM events)`;

/** Maximum rows of a response; a file contains all rows. */
export const MAX_SCORES = 50;

/**
 * Score of each business with its answers and cases of the period, the lowest share first and those below 20 answers last (rule RP9).
 * $1 first day, $2 last day, both in Nepal and included; $3 maximum number of rows, null for all.
 */
export const HONOUR_SCORES = `
  WITH answers AS (
    SELECT a.vendor_id, count(*) FILTER (WHERE a.answer = 'yes') AS yes, count(*) FILTER (WHERE a.answer = 'partly') AS partly,
      count(*) FILTER (WHERE a.answer = 'no') AS no
    FROM honour_answer_facts a WHERE a.answered_at >= start_of_nepal_day($1::date) AND a.answered_at < start_of_nepal_day($2::date + 1)
    GROUP BY a.vendor_id
  ), cases AS (
    SELECT c.vendor_id, count(*) AS cases, count(*) FILTER (WHERE c.decided_for = 'customer' OR c.is_unanswered) AS against
    FROM honour_case_facts c WHERE c.state <> 'withdrawn' AND c.opened_at >= start_of_nepal_day($1::date) AND c.opened_at < start_of_nepal_day($2::date + 1)
    GROUP BY c.vendor_id
  ), rated AS (
    SELECT id FROM vendor_cards WHERE honour_counted > 0 UNION SELECT vendor_id FROM answers UNION SELECT vendor_id FROM cases
  ), scores AS (
    SELECT v.id, v.business_name, v.name_ne, v.honour_given AS given, v.honour_counted AS counted,
      CASE WHEN v.honour_counted >= ${MIN_HONOUR_ANSWERS} THEN floor(100.0 * v.honour_given / v.honour_counted)::int END AS percent,
      coalesce(a.yes, 0)::int AS yes, coalesce(a.partly, 0)::int AS partly, coalesce(a.no, 0)::int AS no,
      coalesce(c.cases, 0)::int AS cases, coalesce(c.against, 0)::int AS against
    FROM rated JOIN vendor_cards v ON v.id = rated.id LEFT JOIN answers a ON a.vendor_id = v.id LEFT JOIN cases c ON c.vendor_id = v.id
  )
  SELECT (SELECT count(*)::int FROM scores) AS "rowCount", (SELECT count(*)::int FROM scores WHERE percent IS NOT NULL) AS scored,
    (SELECT count(*)::int FROM scores WHERE percent < ${LEAST_HONOUR_PERCENT}) AS low,
    (SELECT coalesce(sum(yes + partly + no), 0)::int FROM scores) AS answers, (SELECT coalesce(sum(cases), 0)::int FROM scores) AS cases,
    (SELECT coalesce(json_agg(json_build_object('vendor', json_build_object('id', s.id, 'businessName', s.business_name, 'nameNe', s.name_ne),
        'given', s.given, 'counted', s.counted, 'percent', s.percent, 'yes', s.yes, 'partly', s.partly, 'no', s.no, 'cases', s.cases,
        'against', s.against) ORDER BY s.n), '[]')
      FROM (SELECT scores.*, row_number() OVER (ORDER BY percent NULLS LAST, cases DESC, id) AS n FROM scores ORDER BY n LIMIT $3::int) AS s) AS rows`;

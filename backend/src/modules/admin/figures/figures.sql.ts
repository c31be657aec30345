import { PROMISED_REFUND } from '../payments/refunds-list.sql.js';
import { RECURRING_INCOME } from '../reports/recurring.sql.js';
import { RETURN_DAYS } from '../reports/report-span.sql.js';

/** Figures of the current moment (rule OV4). */
export const CURRENT_FIGURES = `
  SELECT (${RECURRING_INCOME}) AS recurring,
    (SELECT count(*)::int FROM vendor_cards WHERE status = 'verified') AS verified,
    (SELECT coalesce(sum(owed_paisa), 0) FROM balance_facts)::float8 AS held,
    (SELECT coalesce(sum(r.paisa), 0) FROM refund_facts r WHERE ${PROMISED_REFUND})::float8 AS promised`;

/** First day of the fiscal year. $1 a day in Nepal. */
export const FISCAL_YEAR = `
  SELECT to_char(starts_on, 'YYYY-MM-DD') AS "from" FROM fiscal_year_days WHERE $1::date BETWEEN starts_on AND ends_on`;

/** Own income in paisa by weeks from `period.week`, a Sunday, the first week first. */
const WEEKS = `
  SELECT json_agg(json_build_object('from', to_char(w.begin, 'YYYY-MM-DD'), 'vendorPlans', w.plans, 'memberships', w.memberships) ORDER BY w.begin)
  FROM (SELECT p.week + (d.day - p.week) / 7 * 7 AS begin, sum(d.subscription_paisa)::bigint AS plans, sum(d.membership_paisa)::bigint AS memberships
    FROM period p, days d WHERE d.day >= p.week GROUP BY 1) AS w`;

/**
 * Spans whose customers are counted once. Customers who return are in a period and in the days before it: those of both, without those of
 * either.
 */
const SPANS = `
  SELECT false AS is_before, 'period' AS kind, p.first AS first, p.last AS last FROM period p
  UNION ALL SELECT false, 'earlier', p.first - ${RETURN_DAYS}, p.first - 1 FROM period p
  UNION ALL SELECT false, 'both', p.first - ${RETURN_DAYS}, p.last FROM period p
  UNION ALL SELECT true, 'period', p.before, p.first - 1 FROM period p
  UNION ALL SELECT true, 'earlier', p.before - ${RETURN_DAYS}, p.before - 1 FROM period p
  UNION ALL SELECT true, 'both', p.before - ${RETURN_DAYS}, p.first - 1 FROM period p`;

/**
 * Figures of a period and of the one before, two rows, from daily figures: the totals of the reports about volume, income, businesses and customers
 * (rules RP4, RP5, RP7). Customers and businesses are counted on the first of their days in a span. $1 first day, $2 last day, both in
 * Nepal and included; $3 the first day of the weeks of own income, a Sunday.
 */
export const PERIOD_FIGURES = `
  WITH period AS (
    SELECT $1::date AS first, $2::date AS last, $1::date - ($2::date - $1::date + 1) AS before, $3::date AS week
  ), days AS MATERIALIZED (
    SELECT d.* FROM period, marketplace_days_between(least(period.before - ${RETURN_DAYS}, period.week), period.last) AS d
  ), sums AS (
    SELECT d.day < period.first AS is_before, sum(d.counter_paisa + d.prepaid_paisa - d.refunded_paisa)::float8 AS volume,
      sum(d.subscription_paisa)::float8 AS "vendorPlans", sum(d.membership_paisa)::float8 AS "memberPlans",
      sum(d.new_customers)::int AS "newCustomers"
    FROM period, days d WHERE d.day >= period.before GROUP BY 1
  ), counted AS (
    SELECT s.is_before, s.kind, s.first, s.last, sum(coalesce(d.customers[d.day - s.first + 1], 0))::int AS customers,
      sum(CASE WHEN s.kind = 'period' THEN coalesce(d.businesses[d.day - s.first + 1], 0) END)::int AS businesses
    FROM (${SPANS}) AS s JOIN days d ON d.day BETWEEN s.first AND s.last GROUP BY 1, 2, 3, 4
  )
  SELECT sums.is_before AS "isBefore", sums.volume, sums."vendorPlans", sums."memberPlans", sums."newCustomers",
    whole.customers, earlier.customers + whole.customers - both_spans.customers AS "returningCustomers",
    whole.businesses - (SELECT count(*)::int FROM vendor_cards v CROSS JOIN LATERAL (
      SELECT p.id FROM pass_facts p WHERE p.vendor_id = v.id AND p.state = 'redeemed'
        AND p.redeemed_at >= start_of_nepal_day(whole.first) AND p.redeemed_at < start_of_nepal_day(whole.last + 1)
      ORDER BY p.redeemed_at DESC LIMIT 1) AS some_use WHERE v.status <> 'verified') AS businesses, (${WEEKS}) AS weeks
  FROM sums
  JOIN counted whole ON whole.is_before = sums.is_before AND whole.kind = 'period'
  JOIN counted earlier ON earlier.is_before = sums.is_before AND earlier.kind = 'earlier'
  JOIN counted both_spans ON both_spans.is_before = sums.is_before AND both_spans.kind = 'both'
  ORDER BY sums.is_before`;

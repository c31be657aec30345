import {
  isCaseReport,
  isMoneyReport,
  type Measure,
  type ReportGroup,
  type ReportName,
} from '../../src/modules/admin/reports/report-kinds.sql.js';

// Reports counted from scratch: each use is read, and each customer's uses are looked up for it.

const counted = (name: string, condition: string): Measure => ({
  name,
  unit: 'count',
  sql: (at) => `count(*) FILTER (WHERE ${condition} AND ${at})`,
});

const distinct = (name: string, column: string, condition: string): Measure => ({
  name,
  unit: 'count',
  sql: (at) => `count(DISTINCT ${column}) FILTER (WHERE ${condition} AND ${at})`,
});

const summed = (name: string, column: string): Measure => ({
  name,
  unit: 'rupees',
  sql: (at) => `coalesce(sum(${column}) FILTER (WHERE is_use AND ${at}), 0)`,
});

const moved = (name: string, condition = 'true'): Measure => ({
  name,
  unit: 'paisa',
  sql: (at) => `coalesce(sum(paisa) FILTER (WHERE ${condition} AND ${at}), 0)::bigint`,
});

const used = counted('used', 'is_use');

/** Figures of each report. The first one determines the order of the rows and is shown in charts (rules RP2 to RP5, RP7, RP9). */
const MEASURES: Readonly<Record<ReportName, readonly Measure[]>> = {
  redemptions: [
    used,
    counted('issued', 'NOT is_use'),
    {
      name: 'rate',
      unit: 'percent',
      sql: (at) =>
        `round(100.0 * count(*) FILTER (WHERE NOT is_use AND was_used AND ${at}) / nullif(count(*) FILTER (WHERE NOT is_use AND ${at}), 0))::int`,
    },
  ],
  savings: [summed('saved', 'saved'), used],
  revenue: [summed('revenue', 'amount'), used],
  vendors: [distinct('vendors', 'vendor_id', 'is_use'), used],
  customers: [
    counted('newCustomers', 'is_first'),
    distinct('customers', 'user_id', 'is_use'),
    distinct('returningCustomers', 'user_id', 'is_return'),
  ],
  volume: [
    moved('volume'),
    moved('counter', "kind = 'counter'"),
    moved('prepaid', "kind = 'prepaid'"),
    moved('refunds', "kind = 'refund'"),
  ],
  income: [
    moved('income'),
    moved('vendorPlans', "kind = 'subscription'"),
    moved('memberPlans', "kind = 'membership'"),
  ],
  refusals: [
    counted('cases', 'true'),
    counted('rejectedCodes', 'is_refusal'),
    counted('casesSettled', "state = 'settled' AND NOT is_unanswered"),
    counted('casesForCustomer', "state = 'decided' AND decided_for = 'customer'"),
    counted('casesForBusiness', "state = 'decided' AND decided_for = 'business'"),
    counted('casesUnanswered', 'is_unanswered'),
    {
      name: 'givenBack',
      unit: 'rupees',
      sql: (at) => `coalesce(sum(remedy_amount) FILTER (WHERE ${at}), 0)::bigint`,
    },
  ],
};

const LOCAL_DAY = (at: string): string => `nepal_time(${at})::date`;

const WITHIN = (at: string): string =>
  `${at} >= start_of_nepal_day(period.before) AND ${at} < start_of_nepal_day(period.last + 1)`;

/** True for the customer's first use ever, independent of the period. An index lookup per use. */
const IS_FIRST = `p.id = (SELECT e.id FROM pass_facts e WHERE e.user_id = p.user_id AND e.state = 'redeemed' ORDER BY e.redeemed_at, e.id LIMIT 1)`;

/** Days before a period in which an earlier use makes a customer a returning one. */
const RETURN_DAYS = 60;

/** True for a use of a customer who also used a pass in the 60 days before the period of the use (rule RP5). */
const IS_RETURN = `EXISTS (SELECT 1 FROM pass_facts e, (SELECT CASE WHEN ${LOCAL_DAY('p.redeemed_at')} >= period.first THEN period.first ELSE period.before END AS day) AS start
      WHERE e.user_id = p.user_id AND e.state = 'redeemed' AND e.redeemed_at >= start_of_nepal_day(start.day - ${RETURN_DAYS})
        AND e.redeemed_at < start_of_nepal_day(start.day))`;

/** Only verified businesses are active (rule RP4). */
const IS_VERIFIED = `EXISTS (SELECT 1 FROM vendor_cards v WHERE v.id = p.vendor_id AND v.status = 'verified')`;

const uses = (name: ReportName): string => `
    SELECT d.location_id, d.category_id, p.vendor_id, p.user_id, ${LOCAL_DAY('p.redeemed_at')} AS day, true AS is_use, true AS was_used, p.amount,
      greatest(sum_to_pay(d.original_price, d.taxes) - p.amount, 0) AS saved, ${name === 'customers' ? IS_FIRST : 'false'} AS is_first,
      ${name === 'customers' ? IS_RETURN : 'false'} AS is_return
    FROM period, pass_facts p JOIN deal_facts d ON d.id = p.deal_id WHERE p.state = 'redeemed' AND ${WITHIN('p.redeemed_at')}
      ${name === 'vendors' ? `AND ${IS_VERIFIED}` : ''}`;

const ISSUES = `
    UNION ALL
    SELECT d.location_id, d.category_id, p.vendor_id, p.user_id, ${LOCAL_DAY('p.issued_at')}, false, p.state = 'redeemed', 0, 0, false, false
    FROM period, pass_facts p JOIN deal_facts d ON d.id = p.deal_id WHERE ${WITHIN('p.issued_at')}`;

const DAY = (at: string): string => `nepal_time(${at})::date AS day`;

/** Charges at counters for codes that were not bought, payments of orders, and refunds promised of these. */
const VOLUME = `
    SELECT ${DAY('p.redeemed_at')}, 'counter' AS kind, p.amount::bigint * 100 AS paisa FROM period, pass_facts p
    WHERE p.state = 'redeemed' AND p.source <> 'order' AND ${WITHIN('p.redeemed_at')}
    UNION ALL
    SELECT ${DAY('paid.completed_at')}, 'prepaid', paid.paisa FROM period, payment_facts paid
    WHERE paid.purpose = 'order' AND NOT paid.is_test AND ${WITHIN('paid.completed_at')}
    UNION ALL
    SELECT ${DAY('r.created_at')}, 'refund', -r.paisa FROM period, refund_facts r JOIN payment_facts paid ON paid.id = r.payment_id
    WHERE paid.purpose = 'order' AND NOT paid.is_test AND ${WITHIN('r.created_at')}`;

/** True for an invoice `i` of a plan order that was paid by a test payment. */
const IS_TEST = `EXISTS (SELECT 1 FROM payment_facts tested WHERE tested.is_test AND tested.completed_at IS NOT NULL
      AND tested.purpose IN ('membership', 'subscription')
      AND tested.purpose_id = CASE WHEN i.source LIKE 'plan:%' THEN substr(i.source, 6)::uuid END)`;

/** Invoices of plans less credit notes, without VAT. */
const INCOME = `
    SELECT ${DAY('i.issued_at')}, CASE WHEN i.vendor_id IS NULL THEN 'membership' ELSE 'subscription' END AS kind,
      CASE i.kind WHEN 'invoice' THEN i.net_paisa ELSE -i.net_paisa END AS paisa
    FROM period, invoice_facts i WHERE ${WITHIN('i.issued_at')} AND NOT ${IS_TEST}`;

/** Rows with `day`, `kind` and `paisa` of the reports about money, without test payments and voided uses (rule RP7). */
const MONEY_EVENTS: Readonly<Record<string, string>> = { volume: VOLUME, income: INCOME };

/**
 * Cases that were opened in the period and not withdrawn, in rows as those of uses (rule RP9).
 * @param within condition of a time in the period or the one before
 * @param day day in Nepal of a time
 */
const caseEvents = (within: (at: string) => string, day: (at: string) => string): string => `
    SELECT d.location_id, d.category_id, c.vendor_id, c.user_id, ${day('c.opened_at')} AS day, c.is_refusal, c.is_unanswered, c.state, c.decided_for,
      c.remedy_amount
    FROM period, honour_case_facts c JOIN deal_facts d ON d.id = c.deal_id WHERE c.state <> 'withdrawn' AND ${within('c.opened_at')}`;

function eventsOf(name: ReportName): string {
  if (isCaseReport(name)) return caseEvents(WITHIN, LOCAL_DAY);
  if (isMoneyReport(name)) return MONEY_EVENTS[name] ?? '';
  return `${uses(name)}${name === 'redemptions' ? ISSUES : ''}`;
}

const TIME: Partial<Record<ReportGroup, (day: string) => string>> = {
  day: (day) => day,
  // Nepal's week begins on Sunday.
  week: (day) => `(${day} - extract(dow FROM ${day})::int)`,
  month: (day) => `date_trunc('month', ${day})::date`,
};

interface Thing {
  /** Column by which the rows are grouped. */
  key: string;
  joins: string;
  label: string;
  labelNe: string;
}

const THINGS: Partial<Record<ReportGroup, Thing>> = {
  city: {
    key: 'location_id',
    joins: 'LEFT JOIN city_names t ON t.id = g.key',
    label: `coalesce(t.name, '')`,
    labelNe: 't.name_ne',
  },
  category: {
    key: 'category_id',
    joins: 'LEFT JOIN category_names t ON t.id = g.key',
    label: `coalesce(t.name, '')`,
    labelNe: 't.name_ne',
  },
  vendor: {
    key: 'vendor_id',
    joins: 'LEFT JOIN vendor_cards t ON t.id = g.key',
    label: `coalesce(t.business_name, '')`,
    labelNe: 't.name_ne',
  },
};

/**
 * Report in one statement over the raw rows, with the preceding period: one row with `total`, `previous`, `rows` and
 * `rowCount`. $1 first day, $2 last day, both in Nepal and included; $3 maximum number of rows, null for all.
 */
export function rawReport(name: ReportName, group: ReportGroup): string {
  const measures = MEASURES[name];
  const values = (at: string) => `json_build_array(${measures.map(({ sql }) => sql(at)).join(', ')})`;
  const main = measures[0]?.sql('is_now') ?? '0';
  const begin = `
  WITH period AS (
    SELECT $1::date AS first, $2::date AS last, $2::date - $1::date + 1 AS days, $1::date - ($2::date - $1::date + 1) AS before
  ), events AS MATERIALIZED (
    SELECT raw.*, raw.day >= period.first AS is_now, CASE WHEN raw.day >= period.first THEN raw.day ELSE raw.day + period.days END AS shown_on
    FROM period, (${eventsOf(name)}) AS raw
  ), grouped AS MATERIALIZED (${grouped(group, values, main)})
  SELECT (SELECT ${values('is_now')} FROM events) AS total, (SELECT ${values('NOT is_now')} FROM events) AS previous,
    (SELECT count(*)::int FROM grouped) AS "rowCount",
    coalesce((SELECT json_agg(shown) FROM (`;
  const end = `) AS shown), '[]') AS rows`;
  const time = TIME[group];
  if (time)
    return `${begin}SELECT to_char(greatest(key, period.first), 'YYYY-MM-DD') AS key, '' AS label, NULL::text AS "labelNe", now AS values, previous
      FROM period, grouped ORDER BY grouped.key LIMIT $3${end}`;
  const thing = THINGS[group] as Thing;
  return `${begin}SELECT coalesce(g.key::text, '') AS key, ${thing.label} AS label, ${thing.labelNe} AS "labelNe", g.now AS values, g.previous
      FROM grouped g ${thing.joins} ORDER BY g.main DESC, g.key LIMIT $3${end}`;
}

function grouped(group: ReportGroup, values: (at: string) => string, main: string): string {
  const time = TIME[group];
  if (time)
    return `
    SELECT bucket AS key, ${values('is_now')} AS now, ${values('NOT is_now')} AS previous
    FROM (SELECT DISTINCT ${time('day::date')} AS bucket FROM period, generate_series(period.first, period.last, interval '1 day') AS day) AS buckets
    LEFT JOIN events ON ${time('shown_on')} = bucket GROUP BY bucket`;
  const { key } = THINGS[group] as Thing;
  return `
    SELECT ${key} AS key, ${values('is_now')} AS now, ${values('NOT is_now')} AS previous, ${main} AS main
    FROM events GROUP BY 1`;
}

/** Number of months observed after the first one. */
const MONTHS_AFTER = 12;

/**
 * Customers by the month of their first use, and how many of them returned in each later month (rule RP5). One row with
 * `rows`, `total` and `previous`. $1 first day, $2 last day, both in Nepal and included; $3 today in Nepal.
 */
export const RAW_RETURNING = `
  WITH period AS (
    SELECT $1::date AS first, $2::date AS last, $1::date - ($2::date - $1::date + 1) AS before, date_trunc('month', $3::date)::date AS "current"
  ), firsts AS MATERIALIZED (
    SELECT p.user_id, ${LOCAL_DAY('p.redeemed_at')} AS day FROM period, pass_facts p
    WHERE p.state = 'redeemed' AND ${WITHIN('p.redeemed_at')} AND ${IS_FIRST}
  ), months AS MATERIALIZED (
    SELECT f.user_id, f.day, date_trunc('month', f.day)::date AS month, f.day >= period.first AS is_now,
      ARRAY(SELECT DISTINCT (extract(year FROM age(used.month, date_trunc('month', f.day))) * 12 + extract(month FROM age(used.month, date_trunc('month', f.day))))::int
        FROM (SELECT date_trunc('month', ${LOCAL_DAY('e.redeemed_at')}) AS month FROM pass_facts e
          WHERE e.user_id = f.user_id AND e.state = 'redeemed' AND e.redeemed_at >= start_of_nepal_day((date_trunc('month', f.day) + interval '1 month')::date)
            AND e.redeemed_at < start_of_nepal_day((date_trunc('month', f.day) + interval '${MONTHS_AFTER + 1} months')::date)) AS used) AS came
    FROM period, firsts f
  )
  SELECT (SELECT json_build_object('size', count(*), 'returned', count(*) FILTER (WHERE cardinality(came) > 0)) FROM months WHERE is_now) AS total,
    (SELECT json_build_object('size', count(*), 'returned', count(*) FILTER (WHERE cardinality(came) > 0)) FROM months WHERE NOT is_now) AS previous,
    (SELECT json_agg(json_build_object('month', to_char(start, 'YYYY-MM-DD'), 'size', size, 'returned', returned) ORDER BY start) FROM (
      SELECT start::date AS start, count(m.user_id) AS size,
        (SELECT coalesce(json_agg((SELECT count(*) FROM months x WHERE x.is_now AND x.month = start::date AND later = ANY(x.came)) ORDER BY later), '[]')
         FROM period, generate_series(1, ${MONTHS_AFTER}) AS later
         WHERE (start + later * interval '1 month')::date <= period."current") AS returned
      FROM period, generate_series(date_trunc('month', period.first), date_trunc('month', period.last), interval '1 month') AS start
      LEFT JOIN months m ON m.is_now AND m.month = start::date GROUP BY start) AS cohorts) AS rows`;

/**
 * Points earned in the period by customers, businesses and pairs, each kind compared with its median. One row for each kind.
 * $1 first day, $2 last day, both in Nepal and included.
 */
export const RAW_POINT_OUTLIERS = `
  WITH earned AS MATERIALIZED (
    SELECT e.user_id, coalesce(e.vendor_id, p.vendor_id) AS vendor_id, e.delta FROM points_entry_facts e LEFT JOIN pass_facts p ON p.id = e.pass_id
    WHERE e.kind = 'redemption' AND e.created_at >= start_of_nepal_day($1::date) AND e.created_at < start_of_nepal_day($2::date + 1)
      AND NOT EXISTS (SELECT 1 FROM points_entry_facts back WHERE back.pass_id = e.pass_id AND back.kind = 'reversal')
  ), sums AS (
    SELECT CASE WHEN grouping(user_id) = 1 THEN 'businesses' WHEN grouping(vendor_id) = 1 THEN 'people' ELSE 'pairs' END AS kind,
      user_id, vendor_id, sum(delta)::int AS points, count(*)::int AS uses
    FROM earned GROUP BY GROUPING SETS ((user_id), (vendor_id), (user_id, vendor_id))
  ), medians AS (
    SELECT kind, percentile_cont(0.5) WITHIN GROUP (ORDER BY points) AS median, count(*)::int AS counted FROM sums GROUP BY kind
  ), ranked AS (
    SELECT s.*, round((s.points / m.median)::numeric, 1) AS times, row_number() OVER (PARTITION BY s.kind ORDER BY s.points DESC, s.user_id, s.vendor_id) AS n
    FROM sums s JOIN medians m USING (kind) WHERE s.points >= 3 * m.median
  )
  SELECT m.kind, round(m.median)::int AS median, m.counted,
    (SELECT coalesce(json_agg(json_build_object(
        'user', CASE WHEN u.id IS NOT NULL THEN
          json_build_object('id', u.id, 'name', coalesce(nullif(trim(u.first_name || ' ' || u.last_name), ''), '#' || u.id)) END,
        'vendor', CASE WHEN v.id IS NOT NULL THEN json_build_object('id', v.id, 'businessName', v.business_name, 'nameNe', v.name_ne) END,
        'points', r.points, 'uses', r.uses, 'timesMedian', r.times) ORDER BY r.n), '[]')
      FROM ranked r LEFT JOIN person_names u ON u.id = r.user_id LEFT JOIN vendor_cards v ON v.id = r.vendor_id
      WHERE r.kind = m.kind AND r.n <= 20) AS rows
  FROM medians m`;

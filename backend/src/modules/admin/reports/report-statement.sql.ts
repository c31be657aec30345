import { caseEvents } from './honour-events.sql.js';
import {
  isCaseReport,
  isMoneyReport,
  MEASURES,
  type ReportGroup,
  type ReportName,
} from './report-kinds.sql.js';
import { MONEY_EVENTS } from './money-events.sql.js';

const LOCAL_DAY = (at: string): string => `nepal_time(${at})::date`;

const WITHIN = (at: string): string =>
  `${at} >= start_of_nepal_day(period.before) AND ${at} < start_of_nepal_day(period.last + 1)`;

/** True for the customer's first use ever, independent of the period. An index lookup per use. */
const IS_FIRST = `p.id = (SELECT e.id FROM pass_facts e WHERE e.user_id = p.user_id AND e.state = 'redeemed' ORDER BY e.redeemed_at, e.id LIMIT 1)`;

/** Days before a period in which an earlier use makes a customer a returning one. */
export const RETURN_DAYS = 60;

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

/** Maximum rows of a response; a file contains all rows. */
export const MAX_ROWS = 50;

/**
 * Report in one statement over the raw rows, with the preceding period: one row with `total`, `previous`, `rows` and
 * `rowCount`. $1 first day, $2 last day, both in Nepal and included; $3 maximum number of rows, null for all.
 */
export function reportStatement(name: ReportName, group: ReportGroup): string {
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
export const MONTHS_AFTER = 12;

/**
 * Customers by the month of their first use, and how many of them returned in each later month (rule RP5). One row with
 * `rows`, `total` and `previous`. $1 first day, $2 last day, both in Nepal and included; $3 today in Nepal.
 */
export const RETURNING = `
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

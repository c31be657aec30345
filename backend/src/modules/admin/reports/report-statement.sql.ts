import { caseRows } from './honour-events.sql.js';
import { moneySums } from './money-events.sql.js';
import { daysOf, GROUPINGS, NAMES } from './report-groups.sql.js';
import {
  isCaseReport,
  isMoneyReport,
  MEASURES,
  type ReportGroup,
  type ReportName,
} from './report-kinds.sql.js';
import { BEFORE, FIRST, LAST, LOCAL_DAY, WITHIN } from './report-span.sql.js';
import { activeVendors, customerUses, useSums } from './use-events.sql.js';

/** Common table expressions: `events` with the rows of each group, and `whole` with those of the whole periods. */
function eventsOf(name: ReportName, group: ReportGroup): string {
  const grouping = GROUPINGS[group];
  if (isCaseReport(name)) return caseRows(grouping);
  if (isMoneyReport(name)) return moneySums(name);
  if (name === 'vendors') return activeVendors(grouping);
  return name === 'customers' ? customerUses(grouping) : useSums(name, grouping);
}

/** Days of each row, one after another, so that a row reads a range of an index. */
const SPANS = 'SELECT key, is_now, min(day) AS first, max(day) AS last FROM days GROUP BY key, is_now';

/** Maximum rows of a response; a file contains all rows. */
export const MAX_ROWS = 50;

/**
 * Report in one statement, with the preceding period: one row with `total`, `previous`, `rows` and `rowCount`. Raw rows are grouped
 * once, so that the following steps read few rows. $1 first day, $2 last day, both in Nepal and included; $3 maximum number of rows, null for all.
 */
export function reportStatement(name: ReportName, group: ReportGroup): string {
  const measures = MEASURES[name];
  const values = (at: string) => `json_build_array(${measures.map(({ sql }) => sql(at)).join(', ')})`;
  const main = measures[0]?.sql('is_now') ?? '0';
  const names = NAMES[group];
  return `
  WITH days AS MATERIALIZED (${daysOf(group)}
  ), spans AS MATERIALIZED (${SPANS}), ${eventsOf(name, group)}, grouped AS MATERIALIZED (
    SELECT key, ${values('is_now')} AS now, ${values('NOT is_now')} AS previous, ${main} AS main
    FROM ${names ? 'events' : '(SELECT DISTINCT key FROM days) AS rows LEFT JOIN events USING (key)'} GROUP BY key
  )
  SELECT (SELECT ${values('is_now')} FROM whole) AS total, (SELECT ${values('NOT is_now')} FROM whole) AS previous,
    (SELECT count(*)::int FROM grouped) AS "rowCount",
    coalesce((SELECT json_agg(shown) FROM (${names ? named(names) : TIME_SPANS}) AS shown), '[]') AS rows`;
}

const TIME_SPANS = `SELECT to_char(greatest(key, ${FIRST}), 'YYYY-MM-DD') AS key, '' AS label, NULL::text AS "labelNe", now AS values, previous
      FROM grouped ORDER BY grouped.key LIMIT $3`;

const named = ({ joins, label }: { joins: string; label: string }): string => `
      SELECT coalesce(g.key::text, '') AS key, coalesce(${label}, '') AS label, t.name_ne AS "labelNe", g.now AS values, g.previous
      FROM grouped g ${joins} ORDER BY g.main DESC, g.key LIMIT $3`;

/** Number of months observed after the first one. */
export const MONTHS_AFTER = 12;

const MONTH = (day: string): string => `(extract(year FROM ${day}) * 12 + extract(month FROM ${day}))::int`;

/** New customers of one of the two periods, and how many of them returned. */
const cohortSum = (condition: string): string => `
    json_build_object('size', (SELECT count(*) FROM firsts WHERE ${condition}),
      'returned', (SELECT count(DISTINCT user_id) FROM later_uses WHERE ${condition}))`;

/**
 * Customers by the month of their first use, and how many of them returned in each later month (rule RP5). One row with
 * `rows`, `total` and `previous`. $1 first day, $2 last day, both in Nepal and included; $3 today in Nepal.
 */
export const RETURNING = `
  WITH firsts AS MATERIALIZED (
    SELECT f.user_id, ${MONTH('f.day')} AS month, date_trunc('month', f.day)::date AS start, f.day >= ${FIRST} AS is_now
    FROM (SELECT p.user_id, ${LOCAL_DAY('min(p.redeemed_at)')} AS day FROM pass_facts p WHERE p.state = 'redeemed' AND ${WITHIN('p.redeemed_at')} GROUP BY p.user_id) AS f
    WHERE (SELECT e.id FROM pass_facts e WHERE e.user_id = f.user_id AND e.state = 'redeemed' AND e.redeemed_at < start_of_nepal_day(${BEFORE})
      ORDER BY e.redeemed_at LIMIT 1) IS NULL
  ), later_uses AS MATERIALIZED (
    SELECT DISTINCT f.user_id, f.month, f.is_now, ${MONTH('used.day')} - f.month AS later
    FROM firsts f CROSS JOIN LATERAL (
      SELECT DISTINCT ${LOCAL_DAY('e.redeemed_at')} AS day FROM pass_facts e WHERE e.user_id = f.user_id AND e.state = 'redeemed'
        AND e.redeemed_at >= start_of_nepal_day((f.start + interval '1 month')::date)
        AND e.redeemed_at < start_of_nepal_day((f.start + interval '${MONTHS_AFTER + 1} months')::date)) AS used
  ), sizes AS MATERIALIZED (
    SELECT month, count(*) AS size FROM firsts WHERE is_now GROUP BY month
  ), returns AS MATERIALIZED (
    SELECT month, later, count(*) AS returned FROM later_uses WHERE is_now GROUP BY month, later
  )
  SELECT ${cohortSum('is_now')} AS total, ${cohortSum('NOT is_now')} AS previous,
    (SELECT json_agg(json_build_object('month', to_char(start, 'YYYY-MM-DD'),
        'size', coalesce((SELECT s.size FROM sizes s WHERE s.month = ${MONTH('start')}), 0),
        'returned', (SELECT coalesce(json_agg(coalesce(r.returned, 0) ORDER BY n), '[]') FROM generate_series(1, ${MONTHS_AFTER}) AS n
          LEFT JOIN returns r ON r.month = ${MONTH('start')} AND r.later = n
          WHERE start + n * interval '1 month' <= date_trunc('month', $3::date))) ORDER BY start)
      FROM generate_series(date_trunc('month', ${FIRST}), date_trunc('month', ${LAST}), interval '1 month') AS start) AS rows`;

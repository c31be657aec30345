import type { Grouping } from './report-groups.sql.js';
import type { ReportName } from './report-kinds.sql.js';
import { BEFORE, BETWEEN, FIRST, LAST, RETURN_DAYS, WITHIN } from './report-span.sql.js';

const DEAL = 'JOIN deal_facts d ON d.id = p.deal_id';

const SAVED = `greatest(sum_to_pay(d.original_price, d.taxes, taxes.service_charge, taxes.vat) - p.amount, 0)`;

/** Taxes are read once, not for each use. */
const TAXES = `CROSS JOIN (SELECT tax_percent('serviceCharge') AS service_charge, tax_percent('vat') AS vat OFFSET 0) AS taxes`;

/** Sums of a span by its index, for reports that read no deal. Sorting and joining all uses with their days takes longer. */
const usedInSpans = `
    SELECT s.key, s.is_now, true AS is_use, used.n, used.n AS used, used.amount, 0 AS saved
    FROM spans s CROSS JOIN LATERAL (SELECT count(*) AS n, sum(p.amount) AS amount FROM pass_facts p
      WHERE p.state = 'redeemed' AND ${BETWEEN('p.redeemed_at', 's.first', 's.last')}) AS used`;

const issuedInSpans = `
    UNION ALL
    SELECT s.key, s.is_now, false, issued.n, issued.used, 0, 0
    FROM spans s CROSS JOIN LATERAL (SELECT count(*) AS n, count(*) FILTER (WHERE p.state = 'redeemed') AS used FROM pass_facts p
      WHERE ${BETWEEN('p.issued_at', 's.first', 's.last')}) AS issued`;

const used = ({ key, isNow, joins, needsDeal, isByTime }: Grouping, name: ReportName): string => {
  const isSaved = name === 'savings';
  if (isByTime && !isSaved) return usedInSpans;
  return `
    SELECT ${key} AS key, ${isNow('p.redeemed_at')} AS is_now, true AS is_use, count(*) AS n, count(*) AS used, sum(p.amount) AS amount,
      ${isSaved ? `sum(${SAVED})` : '0'} AS saved
    FROM pass_facts p ${needsDeal || isSaved ? DEAL : ''} ${isSaved ? TAXES : ''} ${joins('p.redeemed_at')}
    WHERE p.state = 'redeemed' AND ${WITHIN('p.redeemed_at')} GROUP BY 1, 2`;
};

const issued = ({ key, isNow, needsDeal, isByTime }: Grouping): string =>
  isByTime
    ? issuedInSpans
    : `
    UNION ALL
    SELECT ${key}, ${isNow('p.issued_at')}, false, count(*), count(*) FILTER (WHERE p.state = 'redeemed'), 0, 0
    FROM pass_facts p ${needsDeal ? DEAL : ''} WHERE ${WITHIN('p.issued_at')} GROUP BY 1, 2`;

/** Common table expressions of sums of uses, and of passes issued: `events`, which is also the `whole` period. */
export const useSums = (name: ReportName, grouping: Grouping): string => `
  events AS MATERIALIZED (${used(grouping, name)}${name === 'redemptions' ? issued(grouping) : ''}
  ), whole AS (SELECT * FROM events)`;

/** Uses of each business or customer in each group. */
const usesOf = (person: string, { key, isNow, joins, needsDeal }: Grouping, condition = ''): string => `
    SELECT ${key} AS key, ${isNow('p.redeemed_at')} AS is_now, p.${person} AS person, count(*) AS n, min(p.redeemed_at) AS at
    FROM pass_facts p ${needsDeal ? DEAL : ''} ${joins('p.redeemed_at')}
    WHERE p.state = 'redeemed' AND ${WITHIN('p.redeemed_at')} ${condition} GROUP BY 1, 2, 3`;

/** Only verified businesses are active (rule RP4). */
const IS_VERIFIED = `NOT EXISTS (SELECT 1 FROM vendor_cards v WHERE v.id = p.vendor_id AND v.status <> 'verified')`;

/** Businesses and their uses in each span of the relation `s`. */
const activeInSpans = `
    CROSS JOIN LATERAL (SELECT count(*) AS people, sum(u.n) AS n FROM (SELECT count(*) AS n FROM pass_facts p
      WHERE p.state = 'redeemed' AND ${BETWEEN('p.redeemed_at', 's.first', 's.last')} AND ${IS_VERIFIED} GROUP BY p.vendor_id) AS u) AS active`;

const activeInGroups = (grouping: Grouping): string => `
    SELECT key, is_now, count(*) AS people, sum(n) AS n FROM (${usesOf('vendor_id', grouping, `AND ${IS_VERIFIED}`)}) AS u GROUP BY key, is_now`;

/** The number of active businesses and of their uses, of each group and of the whole periods. */
export const activeVendors = (grouping: Grouping): string => `
  events AS MATERIALIZED (
    SELECT key, is_now, people, n, true AS is_use FROM (${grouping.isByTime ? `SELECT s.key, s.is_now, active.* FROM spans s ${activeInSpans}` : activeInGroups(grouping)}) AS active
  ), whole AS MATERIALIZED (
    SELECT s.is_now, active.people, active.n, true AS is_use
    FROM (VALUES (true, ${FIRST}, ${LAST}), (false, ${BEFORE}, ${FIRST} - 1)) AS s(is_now, first, last) ${activeInSpans}
  )`;

/** First use ever of each customer whose first use is in the two periods, in the group of that use. */
function firsts({ key, isNow, joins, isByTime, needsDeal }: Grouping): string {
  const first = `(SELECT u.person AS user_id, min(u.at) AS redeemed_at FROM uses u GROUP BY u.person)`;
  // Of two uses at the same time, the lower number is the first.
  const deal = `CROSS JOIN LATERAL (SELECT e.deal_id, e.vendor_id FROM pass_facts e WHERE e.user_id = f.user_id AND e.state = 'redeemed'
      AND e.redeemed_at = f.redeemed_at ORDER BY e.id LIMIT 1) AS e`;
  const isNew = (one: string): string =>
    `NOT EXISTS (SELECT 1 FROM pass_facts e WHERE e.user_id = ${one}.user_id AND e.state = 'redeemed' AND e.redeemed_at < start_of_nepal_day(${BEFORE}))`;
  const found = isByTime
    ? `${first} AS p ${joins('p.redeemed_at')} WHERE ${isNew('p')}`
    : `(SELECT f.redeemed_at, e.deal_id, e.vendor_id FROM ${first} AS f ${deal} WHERE ${isNew('f')}) AS p ${needsDeal ? DEAL : ''}`;
  return `SELECT ${key} AS key, ${isNow('p.redeemed_at')} AS is_now, count(*) AS firsts FROM ${found} GROUP BY 1, 2`;
}

/** Customers with a use in the 60 days before each period (rule RP5). */
const REGULARS = [
  ['true', FIRST],
  ['false', BEFORE],
]
  .map(
    ([isNow, day]) => `
    SELECT DISTINCT ${isNow} AS is_now, p.user_id AS person FROM pass_facts p
    WHERE p.state = 'redeemed' AND ${BETWEEN('p.redeemed_at', `(${day} - ${RETURN_DAYS})`, `(${day} - 1)`)}`,
  )
  .join(' UNION ALL');

/** The number of customers, of those who return and of new ones, of each group and of the whole periods. */
export const customerUses = (grouping: Grouping): string => `
  uses AS MATERIALIZED (${usesOf('user_id', grouping)}
  ), firsts AS MATERIALIZED (${firsts(grouping)}
  ), regulars AS MATERIALIZED (${REGULARS}
  ), events AS MATERIALIZED (
    SELECT key, is_now, true AS is_use, count(*) AS people, count(r.person) AS regular, 0 AS firsts
    FROM uses LEFT JOIN regulars r USING (is_now, person) GROUP BY key, is_now
    UNION ALL SELECT key, is_now, false, 0, 0, firsts FROM firsts
  ), whole AS MATERIALIZED (
    SELECT is_now, true AS is_use, count(*) AS people, count(r.person) AS regular, 0 AS firsts
    FROM (SELECT DISTINCT is_now, person FROM uses) AS people LEFT JOIN regulars r USING (is_now, person) GROUP BY is_now
    UNION ALL SELECT is_now, false, 0, 0, firsts FROM firsts
  )`;

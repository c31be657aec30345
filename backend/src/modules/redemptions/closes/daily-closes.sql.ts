import { TAKINGS_SUMS } from './takings.sql.js';

/** Nobody accepts or takes back at the branch until the day is closed. $1 the branch. */
export const LOCK_BRANCH = 'SELECT pg_advisory_xact_lock(daily_closes_lock($1))';

/**
 * The same statement takes the number and inserts the row: a concurrent one waits for the commit, and a rollback leaves no
 * gap. $1 business, $2 branch, $3 day, $4 kind, $5 float, $6 other cash, $7 taken out, $8 counted, $9 limit, $10 reason,
 * $11 notes, $12 waiting entries, $13 who signed, $14 manager, $15 time or null for now.
 */
export const CLOSE_DAY = `
  WITH sums AS (SELECT ${TAKINGS_SUMS} FROM counter_takings WHERE branch_id = $2 AND day = $3), taken AS (
    INSERT INTO daily_close_numbers AS numbers (branch_id, fiscal_year, last_number)
    SELECT b.id, y.name, 1 FROM branch_places b JOIN fiscal_year_days y ON $3::date BETWEEN y.starts_on AND y.ends_on
    WHERE b.id = $2 AND b.vendor_id = $1
    ON CONFLICT (branch_id, fiscal_year) DO UPDATE SET last_number = numbers.last_number + 1
    RETURNING branch_id, fiscal_year, last_number
  )
  INSERT INTO daily_closes (vendor_id, branch_id, branch_name, day, fiscal_year, sequence, number, kind, uses, taken_back, taken_back_amount, late, offline, charged,
    cash, qr, card, unsaid, corrected, opening_float, other_cash, taken_out, counted, difference_limit, reason, notes, waiting, signed_by, manager_id, closed_at)
  SELECT $1, b.id, b.name, $3, taken.fiscal_year, taken.last_number,
    coalesce(nullif(upper(left(regexp_replace(b.name, '[^A-Za-z]', '', 'g'), 2)), ''), 'B') || b.id || '-' || left(taken.fiscal_year, 4) || '-'
      || lpad(taken.last_number::text, greatest(4, length(taken.last_number::text)), '0'),
    $4, sums.uses, sums."takenBack", sums."takenBackAmount", sums.late, sums.offline, sums.charged, sums.cash, sums.qr, sums.card, sums.unsaid,
    (SELECT coalesce(sum(c.amount), 0) FROM daily_close_corrections c WHERE c.branch_id = $2 AND c.day = $3), $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, coalesce($15::timestamptz, now())
  FROM sums CROSS JOIN taken JOIN branch_places b ON b.id = taken.branch_id
  RETURNING id`;

const COLUMNS = `
  c.id, c.number, c.fiscal_year AS "fiscalYear", c.branch_id AS "branchId", c.branch_name AS "branchName", c.day::text AS day, c.kind, c.uses,
  c.taken_back AS "takenBack", c.taken_back_amount AS "takenBackAmount", c.late, c.offline, c.charged, c.cash, c.qr, c.card, c.unsaid, c.corrected, c.opening_float AS float,
  c.other_cash AS "otherCash", c.taken_out AS "takenOut", c.expected, c.counted, c.difference, c.reason, c.notes, c.waiting,
  CASE WHEN c.signed_by IS NOT NULL THEN coalesce(s.shown_name, '') END AS "signedBy",
  CASE WHEN c.manager_id IS NOT NULL THEN coalesce(m.shown_name, '') END AS manager, iso(c.closed_at) AS "closedAt"`;

const SOURCE = `daily_closes c LEFT JOIN person_names s ON s.id = c.signed_by LEFT JOIN person_names m ON m.id = c.manager_id`;

/** $1 the close, $2 the business, $3 the only branch or null. */
export const ONE_CLOSE = `
  SELECT ${COLUMNS}, v.business_name AS "businessName", v.name_ne AS "nameNe" FROM ${SOURCE} JOIN vendor_cards v ON v.id = c.vendor_id
  WHERE c.id = $1 AND c.vendor_id = $2 AND ($3::int IS NULL OR c.branch_id = $3)`;

/** Latest first. $1 the business, $2 the only branch or null, $3 and $4 day and id of the row before or null, $5 rows. */
export const CLOSES = `
  SELECT ${COLUMNS} FROM ${SOURCE}
  WHERE c.vendor_id = $1 AND ($2::int IS NULL OR c.branch_id = $2) AND ($3::date IS NULL OR (c.day, c.id) < ($3::date, $4::int))
  ORDER BY c.day DESC, c.id DESC LIMIT $5`;

/** $1 the business, $2 the only branch or null. */
export const COUNT_CLOSES = `
  SELECT count(*)::int AS counted FROM daily_closes c WHERE c.vendor_id = $1 AND ($2::int IS NULL OR c.branch_id = $2)`;

/** Days with lines or corrections that nobody closed until the end of the next one. $1 the time. */
export const DAYS_DUE = `
  SELECT due.vendor_id AS "vendorId", due.branch_id AS "branchId", due.day::text AS day FROM (
    SELECT t.vendor_id, t.branch_id, t.day FROM counter_takings t
    WHERE t.branch_id IS NOT NULL AND t.day BETWEEN ($1::timestamptz)::date - 30 AND ($1::timestamptz)::date
    UNION SELECT c.vendor_id, k.branch_id, k.day FROM daily_close_corrections k JOIN daily_closes c ON c.id = k.close_id
    WHERE k.branch_id IS NOT NULL AND k.day BETWEEN ($1::timestamptz)::date - 30 AND ($1::timestamptz)::date
  ) AS due
  WHERE due.day < daily_closes_day(due.vendor_id, $1) - 1
    AND NOT EXISTS (SELECT 1 FROM daily_closes c WHERE c.branch_id = due.branch_id AND c.day = due.day)
  ORDER BY due.day, due.branch_id LIMIT 100`;

const CORRECTION = `
  k.id, k.amount, k.reason, coalesce(u.shown_name, '') AS "madeBy", iso(k.made_at) AS "madeAt", k.day::text AS day, c.number`;

const OF_CORRECTION = `daily_close_corrections k JOIN daily_closes c ON c.id = k.close_id JOIN person_names u ON u.id = k.made_by`;

/** $1 the close. */
export const CORRECTIONS_OF = `SELECT ${CORRECTION} FROM ${OF_CORRECTION} WHERE k.close_id = $1 ORDER BY k.id`;

/** Corrections that count on a day. $1 the branch, $2 the day. */
export const CORRECTIONS_ON = `
  SELECT ${CORRECTION} FROM ${OF_CORRECTION} WHERE k.branch_id = $1 AND k.day = $2 ORDER BY k.id`;

/** $1 the close, $2 amount, $3 reason, $4 who makes it. */
export const CORRECT = `
  INSERT INTO daily_close_corrections (close_id, branch_id, day, amount, reason, made_by)
  SELECT c.id, c.branch_id, daily_closes_open_day(c.vendor_id, c.branch_id, now()), $2, $3, $4
  FROM daily_closes c WHERE c.id = $1 AND c.branch_id IS NOT NULL RETURNING id`;

/** The row of a notification to the owner. $1 the close. */
export const TOLD_OWNER_OF_DAY = `
  SELECT v.user_id AS "userId", NULL::int AS "dealId", json_strip_nulls(json_build_object(
    'business', json_build_object('en', v.business_name, 'ne', coalesce(v.name_ne, v.business_name)), 'branch', c.branch_name, 'number', c.number,
    'day', json_build_object('day', c.day::text),
    'uses', c.uses, 'charged', c.charged, 'person', s.first_name, 'result', CASE WHEN c.difference = 0
      THEN json_build_object('en', 'exact', 'ne', 'ठीक मिल्यो') WHEN c.difference IS NOT NULL THEN json_build_object(
        'en', 'Rs. {sum} ' || CASE WHEN c.difference < 0 THEN 'short' ELSE 'over' END,
        'ne', 'रु. {sum} ' || CASE WHEN c.difference < 0 THEN 'कम' ELSE 'बढी' END, 'sum', abs(c.difference)) END)) AS facts
  FROM daily_closes c JOIN vendor_cards v ON v.id = c.vendor_id LEFT JOIN person_names s ON s.id = c.signed_by WHERE c.id = $1`;

/** $1 the user. */
export const SIGNED_BY = `
  SELECT c.number, c.day::text AS day, c.kind, iso(c.closed_at) AS "closedAt", c.notes, c.signed_by = $1 AS signed, coalesce(c.manager_id = $1, false) AS managed
  FROM daily_closes c WHERE c.signed_by = $1 OR c.manager_id = $1 ORDER BY c.id`;

/** $1 the user. */
export const CORRECTED_BY = `
  SELECT c.number, k.amount, k.reason, iso(k.made_at) AS "madeAt" FROM daily_close_corrections k JOIN daily_closes c ON c.id = k.close_id
  WHERE k.made_by = $1 ORDER BY k.id`;

/** $1 the user. */
export const FORGET_CLOSE_NOTES =
  'UPDATE daily_closes SET notes = NULL WHERE signed_by = $1 AND notes IS NOT NULL';

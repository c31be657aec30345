import { acceptedBy } from '../people/accepted-by.sql.js';

/** Sums of lines of `counter_takings`. A line that is late and takes something back belongs to a closed day. */
export const TAKINGS_SUMS = `
  (count(*) FILTER (WHERE kind = 'use') - count(*) FILTER (WHERE kind <> 'use' AND NOT is_late))::int AS uses,
  (count(*) FILTER (WHERE kind = 'undo' AND NOT is_late))::int AS "takenBack",
  coalesce(-sum(amount) FILTER (WHERE kind = 'undo' AND NOT is_late), 0)::int AS "takenBackAmount",
  (count(*) FILTER (WHERE kind = 'use' AND is_late))::int AS late,
  (count(*) FILTER (WHERE is_offline AND kind = 'use') - count(*) FILTER (WHERE is_offline AND kind <> 'use' AND NOT is_late))::int AS offline,
  coalesce(sum(amount) FILTER (WHERE kind = 'use' OR NOT is_late), 0)::int AS charged,
  coalesce(sum(amount) FILTER (WHERE paid_with = 'cash'), 0)::int AS cash,
  coalesce(sum(amount) FILTER (WHERE paid_with = 'qr'), 0)::int AS qr,
  coalesce(sum(amount) FILTER (WHERE paid_with = 'card'), 0)::int AS card,
  coalesce(sum(amount) FILTER (WHERE paid_with IS NULL), 0)::int AS unsaid`;

/** $1 the branch, $2 the day. */
export const DAY_TAKINGS = `
  SELECT sums.*, (SELECT coalesce(sum(c.amount), 0)::int FROM daily_close_corrections c WHERE c.branch_id = $1 AND c.day = $2) AS corrected
  FROM (SELECT ${TAKINGS_SUMS} FROM counter_takings WHERE branch_id = $1 AND day = $2) AS sums`;

/** When the last offline acceptance of a day arrived, or null. $1 the branch, $2 the day. */
export const LAST_SYNC = `
  SELECT iso(max(recorded_at)) AS "syncedAt" FROM counter_takings WHERE branch_id = $1 AND day = $2 AND is_offline`;

/** Lines of a day by person and API key. $1 the branch, $2 the day. */
export const DAY_PEOPLE = `
  SELECT u.id AS "staffId", sums.api_key_id AS "keyId", ${acceptedBy('sums.api_key_id', "coalesce(u.shown_name, '')")} AS "staffName", sums.uses, sums.charged, sums.cash, sums."takenBack", sums."takenBackAmount"
  FROM (SELECT person_id, api_key_id, ${TAKINGS_SUMS} FROM counter_takings WHERE branch_id = $1 AND day = $2 GROUP BY person_id, api_key_id) AS sums
    JOIN person_names u ON u.id = sums.person_id
  ORDER BY "staffName", u.id, sums.api_key_id NULLS FIRST`;

/** What entered a day although it happened on an earlier, closed one. $1 the branch, $2 the day. */
export const LATE_LINES = `
  SELECT iso(t.used_at) AS at, t.kind, t.amount, t.paid_with AS "paidWith", t.is_offline AS "isOffline", d.title AS "dealTitle",
    d.title_ne AS "dealTitleNe", ${acceptedBy('t.api_key_id', "coalesce(u.shown_name, '')")} AS person
  FROM counter_takings t JOIN passes p ON p.id = t.pass_id JOIN deal_facts d ON d.id = p.deal_id JOIN person_names u ON u.id = t.person_id
  WHERE t.branch_id = $1 AND t.day = $2 AND t.is_late ORDER BY t.id LIMIT 200`;

/** The present business day of a branch. $1 the business, $2 the time. */
export const BUSINESS_DAY = `
  SELECT daily_closes_day($1, $2)::text AS present, (SELECT first_day::text FROM daily_close_release) AS "firstDay"`;

/** The float that the latest close before a day left. $1 the branch, $2 the day. */
export const FLOAT_LEFT = `
  SELECT opening_float AS float FROM daily_closes WHERE branch_id = $1 AND day < $2 ORDER BY day DESC LIMIT 1`;

/** $1 the branch, $2 the day. */
export const CLOSE_OF_DAY = 'SELECT id FROM daily_closes WHERE branch_id = $1 AND day = $2';

/** $1 the branch, $2 its business or null. */
export const BRANCH_OF_DAY = `
  SELECT id AS "branchId", name AS "branchName" FROM branch_places WHERE id = $1 AND ($2::int IS NULL OR vendor_id = $2)`;

/** First and last moment of a business day. $1 the day, $2 its first hour. */
export const DAY_MOMENTS = `
  SELECT (($1::date + make_interval(hours => $2::int)) - interval '5 hours 45 minutes') AT TIME ZONE 'UTC' AS from,
    (($1::date + make_interval(days => 1, hours => $2::int)) - interval '5 hours 45 minutes') AT TIME ZONE 'UTC' - interval '1 millisecond' AS until`;

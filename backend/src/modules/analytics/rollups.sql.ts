/** Raw views and clicks of months that ended earlier are dropped: the daily figures have them. */
export const RETENTION_DAYS = 100;

/** Overlap with the previous run, so that changes of slow transactions are found. */
const OVERLAP = `interval '2 minutes'`;

/** Allows one instance at a time. The lock ends with the transaction of a day. */
export const LOCK_ROLLUPS = `SELECT pg_try_advisory_xact_lock(hashtextextended('analytics.rollups', 0)) AS "isOurs"`;

/** Time of the last run, and true if it was today; no row before the first run. $1 today in Nepal. */
export const LAST_RUN = `SELECT rolled_up_at AS "lastRun", day = $1::date AS "isToday" FROM rolled_up_days ORDER BY day DESC LIMIT 1`;

/** Reopens an earlier day after a use was voided or stored late. $1 today, $2 the last run. */
export const REOPEN_DAYS = `
  UPDATE rolled_up_days SET is_final = false WHERE is_final AND day IN (
    SELECT nepal_time(p.redeemed_at)::date FROM pass_facts p
    WHERE p.updated_at >= $2::timestamptz - ${OVERLAP} AND p.redeemed_at < start_of_nepal_day($1::date))`;

/** $1 a day. */
export const REOPEN_DAY = 'UPDATE rolled_up_days SET is_final = false WHERE day = $1::date AND is_final';

/** $1 today, $2 the last run. */
export const ROLL_UP_CHANGES = `SELECT roll_up_changes($1::date, $2::timestamptz - ${OVERLAP})`;

/** $1 a day. */
export const ROLL_UP_DAY = 'SELECT roll_up_day($1::date)';

/** Marks a day as computed. It is final an hour after its end, because uses can be voided until then. $1 a day. */
export const DAY_DONE = `
  INSERT INTO rolled_up_days (day, rolled_up_at, is_final)
  VALUES ($1::date, now(), now() >= start_of_nepal_day($1::date + 1) + interval '1 hour')
  ON CONFLICT (day) DO UPDATE SET rolled_up_at = excluded.rolled_up_at, is_final = excluded.is_final`;

/**
 * Days before today whose figures are missing or not final, within the retention of raw rows, latest first.
 * $1 today.
 */
export const OPEN_DAYS = `
  SELECT past::date::text AS day FROM generate_series($1::date - ${RETENTION_DAYS}, $1::date - 1, interval '1 day') AS past
  WHERE NOT EXISTS (SELECT 1 FROM rolled_up_days r WHERE r.day = past::date AND r.is_final) ORDER BY past DESC`;

/** Deletes from the partition of everything before the first month with one, until it is dropped as a whole (ADR 119). $1 today. */
export const DELETE_OLD_INTERACTIONS = `
  DELETE FROM deal_sightings WHERE day < $1::date - ${RETENTION_DAYS} AND tableoid = to_regclass('deal_sightings_earlier')`;

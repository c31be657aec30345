/** Raw views and clicks older than this are deleted: the daily figures have them. */
export const RETENTION_DAYS = 100;

/** Changes that were committed this long after they began are still found. */
const OVERLAP = `interval '2 minutes'`;

/** One instance at a time. The lock ends with the transaction of a day. */
export const LOCK_ROLLUPS = `SELECT pg_try_advisory_xact_lock(hashtextextended('analytics.rollups', 0)) AS "isOurs"`;

/** $1 today in Nepal. When the last run was, and whether it was of today; no row before the first run ever. */
export const LAST_RUN = `SELECT rolled_up_at AS "lastRun", day = $1::date AS "isToday" FROM rolled_up_days ORDER BY day DESC LIMIT 1`;

/** $1 today, $2 the last run: a use of an earlier day that was taken back or arrived late opens that day again. */
export const REOPEN_DAYS = `
  UPDATE rolled_up_days SET is_final = false WHERE is_final AND day IN (
    SELECT nepal_time(p.redeemed_at)::date FROM pass_facts p
    WHERE p.updated_at >= $2::timestamptz - ${OVERLAP} AND p.redeemed_at < start_of_nepal_day($1::date))`;

/** $1 today, $2 the last run. */
export const ROLL_UP_CHANGES = `SELECT roll_up_changes($1::date, $2::timestamptz - ${OVERLAP})`;

/** $1 a day. */
export const ROLL_UP_DAY = 'SELECT roll_up_day($1::date)';

/** $1 a day. It is final an hour after its end: until then uses can be taken back. */
export const DAY_DONE = `
  INSERT INTO rolled_up_days (day, rolled_up_at, is_final)
  VALUES ($1::date, now(), now() >= start_of_nepal_day($1::date + 1) + interval '1 hour')
  ON CONFLICT (day) DO UPDATE SET rolled_up_at = excluded.rolled_up_at, is_final = excluded.is_final`;

/** $1 today. Days before today whose figures are missing or not final, as far as raw rows go back; the latest first. */
export const OPEN_DAYS = `
  SELECT past::date::text AS day FROM generate_series($1::date - ${RETENTION_DAYS}, $1::date - 1, interval '1 day') AS past
  WHERE NOT EXISTS (SELECT 1 FROM rolled_up_days r WHERE r.day = past::date AND r.is_final) ORDER BY past DESC`;

/** $1 today. */
export const DELETE_OLD_INTERACTIONS = `DELETE FROM deal_sightings WHERE day < $1::date - ${RETENTION_DAYS}`;

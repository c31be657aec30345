/** Months with a partition after the current one: the jobs of a year may fail before a row has no partition. */
export const MONTHS_AHEAD = 12;

/** With fewer, `npm run doctor` and the alert PartitionsRunOut warn. */
export const MIN_MONTHS_AHEAD = 6;

/** Makes the missing partitions of the current month and the next ones. $1 table, $2 a day of the current month. */
export const MAKE_MONTHS = `
  SELECT month_partitions_make($1, month::date)
  FROM generate_series(date_trunc('month', $2::date::timestamp), date_trunc('month', $2::date::timestamp) + interval '${MONTHS_AHEAD} months',
    interval '1 month') AS month`;

/** Drops the partitions that end before a day. $1 table, $2 day. */
export const DROP_MONTHS = `SELECT month_partitions_drop($1, $2::date)`;

/**
 * Months with a partition in a row after the current one; -1 if the current one has none. A table with a default partition
 * is left out.
 */
export const MONTHS_MADE = `
  WITH tables AS (SELECT parent, min(month) AS first FROM month_partitions GROUP BY parent HAVING NOT bool_or("hasDefault"))
  SELECT t.parent AS table, coalesce((
      SELECT min(n) - 1 FROM generate_series(0, 60) AS n,
        LATERAL (SELECT (date_trunc('month', nepal_time(now())) + make_interval(months => n))::date AS month) AS wanted
      WHERE wanted.month >= t.first
        AND NOT EXISTS (SELECT 1 FROM month_partitions p WHERE p.parent = t.parent AND p.month = wanted.month)), -1)::int AS months
  FROM tables t`;

/**
 * Redemptions by weekday and three-hour block, with a flag for blocks within opening hours.
 * $1 the business, $2 the Sunday on which the week began. Only the eight weeks before it count, so that advice is the same all week.
 */
export const ADVICE_CELLS = `
  WITH open AS (
    SELECT range_agg(b.open_minutes) AS minutes FROM branch_places b WHERE b.vendor_id = $1
  ), uses AS (
    SELECT extract(dow FROM local)::int AS weekday, extract(hour FROM local)::int / 3 * 3 AS hour, count(*)::int AS uses
    FROM (
      SELECT nepal_time(p.redeemed_at) AS local FROM pass_facts p
      WHERE p.vendor_id = $1 AND p.state = 'redeemed' AND p.redeemed_at >= start_of_nepal_day($2::date - 56)
        AND p.redeemed_at < start_of_nepal_day($2::date)
    ) AS used GROUP BY 1, 2
  )
  SELECT weekday, hour, coalesce(uses.uses, 0) AS uses,
    coalesce(open.minutes @> int4range(weekday * 1440 + hour * 60, weekday * 1440 + hour * 60 + 180), false) AS "isOpen"
  FROM open CROSS JOIN generate_series(0, 6) AS weekday CROSS JOIN generate_series(0, 21, 3) AS hour
  LEFT JOIN uses USING (weekday, hour)`;

/** $1 the business. */
export const USES_SO_FAR = `
  SELECT count(*)::int AS uses FROM pass_facts WHERE vendor_id = $1 AND state = 'redeemed' AND redeemed_at IS NOT NULL`;

/**
 * Advice dismissed in the current week and the eight before. $1 the business, $2 the Sunday on which the week began.
 */
export const DISMISSED = `
  SELECT to_char(week, 'YYYY-MM-DD') AS week, weekday::int AS weekday, hour::int AS hour FROM dismissed_advice
  WHERE vendor_id = $1 AND week >= $2::date - 56`;

/** $1 the business, $2 week, $3 weekday, $4 hour. */
export const DISMISS = `
  INSERT INTO dismissed_advice (vendor_id, week, weekday, hour) VALUES ($1, $2, $3, $4) ON CONFLICT DO NOTHING`;

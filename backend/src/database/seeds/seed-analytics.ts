import type { SeedContext } from './seed-context.js';

/** Same number of days as the demo's passes. */
const DAYS = 120;

/**
 * Inserts views of deals in a plausible proportion to their passes: raw rows for yesterday and today, daily
 * figures before. $1 number of days.
 */
const INTERACTIONS = `
  INSERT INTO deal_sightings (deal_id, day, kind, visitor)
  SELECT deal_id, day, kind, substring(sha256(convert_to(concat_ws(' ', deal_id, day, n), 'UTF8')) FROM 1 FOR 16)
  FROM (
    SELECT deal_id, nepal_time(issued_at)::date AS day, count(*)::int AS codes
    FROM passes WHERE issued_at >= now() - make_interval(days => $1::int) GROUP BY 1, 2
  ) AS asked, LATERAL (SELECT 8 + (hashtext(deal_id || ' ' || day) & 7) AS seen) AS interest,
  LATERAL (
    SELECT 'view' AS kind, n FROM generate_series(1, codes * seen) n
    UNION ALL SELECT 'click', n FROM generate_series(1, codes * seen / 3) n
  ) AS each
  ON CONFLICT DO NOTHING`;

const ROLLUPS = `
  SELECT roll_up_day(day::date) FROM generate_series((now() - make_interval(days => $1::int))::date, now()::date, interval '1 day') day`;

export async function seedAnalytics({ db }: SeedContext): Promise<void> {
  await db.query(INTERACTIONS, [DAYS]);
  await db.query(ROLLUPS, [DAYS]);
}

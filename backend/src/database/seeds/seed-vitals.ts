import type { SeedContext } from './seed-context.js';

const DAYS = 60;

/**
 * Counts of web vitals around a middle bucket, which slow pages and connections move: home and the counter are fast, dashboards need
 * work. $1 number of days.
 */
const VITALS = `
  INSERT INTO web_vitals (day, page, metric, device, connection, bucket, visits)
  SELECT day::date, page.name, metric.name, device.name, device.connection, bucket,
    1 + floor(page.visits * device.share / 100 * power(0.55, abs(bucket - metric.middle - page.slower - device.slower))
      * (0.9 + (hashtext(concat(day::date, page.name, metric.name)) & 31) / 155.0))
  FROM generate_series(nepal_time(now())::date - ($1::int - 1), nepal_time(now())::date, interval '1 day') AS day,
    (VALUES ('home', 90, -1), ('deals', 140, 0), ('deal', 160, 0), ('brands', 40, 0), ('other', 30, 0), ('counter', 25, -1), ('dashboard', 20, 3))
      AS page (name, visits, slower),
    (VALUES ('lcp', 5, 15), ('inp', 3, 12), ('cls', 2, 11), ('ttfb', 3, 15)) AS metric (name, middle, last),
    (VALUES ('phone', 'fast', 60, 1), ('phone', 'slow', 15, 4), ('computer', 'fast', 25, 0)) AS device (name, connection, share, slower),
    LATERAL generate_series(greatest(0, metric.middle - 4), least(metric.last, metric.middle + page.slower + device.slower + 5)) AS bucket
  ON CONFLICT DO NOTHING`;

/** Times of pages as visitors' browsers would have sent them. */
export async function seedVitals({ db }: SeedContext): Promise<void> {
  await db.query(VITALS, [DAYS]);
}

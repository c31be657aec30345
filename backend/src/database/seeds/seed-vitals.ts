import type { SeedContext } from './seed-context.js';

const DAYS = 60;

/** Counts of web vitals: more visits of public pages and phones, most of them in the good buckets. $1 number of days. */
const VITALS = `
  INSERT INTO web_vitals (day, page, metric, device, connection, bucket, visits)
  SELECT day::date, page.name, metric.name, device.name, device.connection, bucket,
    greatest(1, page.visits * device.share / 100 * (14 - abs(bucket - metric.middle - device.slower)) / 40 + (hashtext(concat(day::date, page.name, bucket)) & 3))
  FROM generate_series(nepal_time(now())::date - ($1::int - 1), nepal_time(now())::date, interval '1 day') AS day,
    (VALUES ('home', 90), ('deals', 140), ('deal', 160), ('brands', 40), ('other', 30), ('counter', 25), ('dashboard', 20)) AS page (name, visits),
    (VALUES ('lcp', 5, 15), ('inp', 3, 12), ('cls', 2, 11), ('ttfb', 4, 15)) AS metric (name, middle, last),
    (VALUES ('phone', 'fast', 60, 1), ('phone', 'slow', 15, 4), ('computer', 'fast', 25, 0)) AS device (name, connection, share, slower),
    LATERAL generate_series(greatest(0, metric.middle - 4), least(metric.last, metric.middle + device.slower + 5)) AS bucket
  ON CONFLICT DO NOTHING`;

/** Times of pages as visitors' browsers would have sent them. */
export async function seedVitals({ db }: SeedContext): Promise<void> {
  await db.query(VITALS, [DAYS]);
}

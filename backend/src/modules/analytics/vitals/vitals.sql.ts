/** Adds counts. $1 day, $2 pages, $3 metrics, $4 devices, $5 connections, $6 buckets, $7 visits. */
export const ADD_VITALS = `
  INSERT INTO web_vitals AS w (day, page, metric, device, connection, bucket, visits)
  SELECT $1::date, one.page, one.metric, one.device, one.connection, one.bucket, one.visits
  FROM unnest($2::text[], $3::text[], $4::text[], $5::text[], $6::smallint[], $7::int[]) AS one (page, metric, device, connection, bucket, visits)
  ORDER BY 2, 3, 4, 5, 6
  ON CONFLICT (day, page, metric, device, connection, bucket) DO UPDATE SET visits = w.visits + excluded.visits`;

export interface VitalCountRow {
  page: string;
  metric: string;
  day: string;
  bucket: number;
  visits: number;
}

/** $1 first day, $2 last day, $3 device or null for all. */
export const VITAL_COUNTS = `
  SELECT page, metric, day::text AS day, bucket, sum(visits)::int AS visits FROM web_vitals
  WHERE day BETWEEN $1::date AND $2::date AND ($3::text IS NULL OR device = $3)
  GROUP BY page, metric, day, bucket ORDER BY page, metric, day, bucket`;

export const OLD_VITALS = 'day < current_date - 400';

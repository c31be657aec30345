import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Business days are found after holidays of up to 400 days; a longer series ends at its last day. */
export class BusinessDaysOfLongHolidays1771100002100 implements MigrationInterface {
  name = 'BusinessDaysOfLongHolidays1771100002100';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE OR REPLACE FUNCTION business_days_after(at timestamptz, days integer) RETURNS timestamptz LANGUAGE sql STABLE
      AS $$
        SELECT start_of_nepal_day(coalesce((
          SELECT day::date
          FROM generate_series(nepal_time(at)::date + 1, nepal_time(at)::date + days * 3 + 400, interval '1 day') AS day
          WHERE extract(isodow FROM day) < 6
            AND NOT EXISTS (SELECT 1 FROM festival_seasons s WHERE s.is_holiday AND day::date BETWEEN s.starts_on AND s.ends_on)
          ORDER BY day OFFSET greatest(days, 1) - 1 LIMIT 1
        ), nepal_time(at)::date + days * 3 + 400)) + interval '18 hours'
      $$`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE OR REPLACE FUNCTION business_days_after(at timestamptz, days integer) RETURNS timestamptz LANGUAGE sql STABLE
      AS $$
        SELECT start_of_nepal_day(day::date) + interval '18 hours'
        FROM generate_series(nepal_time(at)::date + 1, nepal_time(at)::date + days * 3 + 60, interval '1 day') AS day
        WHERE extract(isodow FROM day) < 6
          AND NOT EXISTS (SELECT 1 FROM festival_seasons s WHERE s.is_holiday AND day::date BETWEEN s.starts_on AND s.ends_on)
        ORDER BY day OFFSET greatest(days, 1) - 1 LIMIT 1
      $$`);
  }
}

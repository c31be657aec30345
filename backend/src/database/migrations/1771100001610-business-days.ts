import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Function for business days: Monday to Friday except holiday seasons, ending at 6 PM Nepal time. */
export class BusinessDays1771100001610 implements MigrationInterface {
  name = 'BusinessDays1771100001610';

  async up(db: QueryRunner): Promise<void> {
    await db.query('ALTER TABLE festival_seasons ADD COLUMN is_holiday boolean NOT NULL DEFAULT false');
    await db.query(`
      CREATE FUNCTION business_days_after(at timestamptz, days integer) RETURNS timestamptz LANGUAGE sql STABLE
      AS $$
        SELECT start_of_nepal_day(day::date) + interval '18 hours'
        FROM generate_series(nepal_time(at)::date + 1, nepal_time(at)::date + days * 3 + 60, interval '1 day') AS day
        WHERE extract(isodow FROM day) < 6
          AND NOT EXISTS (SELECT 1 FROM festival_seasons s WHERE s.is_holiday AND day::date BETWEEN s.starts_on AND s.ends_on)
        ORDER BY day OFFSET greatest(days, 1) - 1 LIMIT 1
      $$`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('DROP FUNCTION business_days_after(timestamptz, integer)');
    await db.query('ALTER TABLE festival_seasons DROP COLUMN is_holiday');
  }
}

import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A request that began before midnight in Nepal and waited counts with those of the next day, whose counter it would reset (rule L3). */
export class DailyLimitAtMidnight1771200711000 implements MigrationInterface {
  name = 'DailyLimitAtMidnight1771200711000';

  async up(db: QueryRunner): Promise<void> {
    await db.query(
      taking(
        'CASE WHEN day = today + 1 THEN day ELSE today END',
        'CASE WHEN day IN (today, today + 1) THEN taken_on_day ELSE 0 END',
      ),
    );
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(taking('today', 'CASE WHEN day = today THEN taken_on_day ELSE 0 END'));
  }
}

const taking = (day: string, takenOnDay: string): string => `
  CREATE OR REPLACE FUNCTION deal_capacities_take(deal integer, passes integer, today date) RETURNS boolean LANGUAGE sql VOLATILE AS $$
    UPDATE deal_capacities SET taken = taken + passes, day = ${day}, taken_on_day = ${takenOnDay} + passes
    WHERE deal_id = deal RETURNING taken + set_aside >= total_limit
  $$`;

import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Functions for the date and time of day in Nepal; Nepal has no summer time. */
export class NepalTime1771100001400 implements MigrationInterface {
  name = 'NepalTime1771100001400';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE OR REPLACE FUNCTION nepal_time(at timestamptz) RETURNS timestamp LANGUAGE sql IMMUTABLE
      AS $$ SELECT at AT TIME ZONE 'UTC' + interval '5 hours 45 minutes' $$`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('DROP FUNCTION nepal_time(timestamptz)');
  }
}

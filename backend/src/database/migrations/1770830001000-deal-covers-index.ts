import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Index of the deals without a chosen illustration, for the job. */
export class DealCoversIndex1770830001000 implements MigrationInterface {
  name = 'DealCoversIndex1770830001000';
  transaction = false;

  async up(db: QueryRunner): Promise<void> {
    await db.query(
      'CREATE INDEX CONCURRENTLY IF NOT EXISTS deals_cover_version ON deals (cover_version, id)',
    );
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('DROP INDEX IF EXISTS deals_cover_version');
  }
}

import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Index for the cleanup of uploads, which searches for the photos of drafts. The migration can be repeated after an
 * interruption.
 */
export class DealPhotoIndexes1771100001510 implements MigrationInterface {
  name = 'DealPhotoIndexes1771100001510';
  transaction = false;

  async up(db: QueryRunner): Promise<void> {
    await db.query('DROP INDEX CONCURRENTLY IF EXISTS deal_drafts_photos');
    await db.query(
      `CREATE INDEX CONCURRENTLY deal_drafts_photos ON deal_drafts USING gin ((content->'photos') jsonb_path_ops)`,
    );
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('DROP INDEX CONCURRENTLY deal_drafts_photos');
  }
}

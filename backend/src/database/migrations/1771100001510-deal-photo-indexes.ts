import type { MigrationInterface, QueryRunner } from 'typeorm';

/** By which the cleanup of uploads finds the photos of drafts. Can be repeated after an interruption. */
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

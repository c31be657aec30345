import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Files to be removed from the media store, because nothing refers to them any more. */
export class FileRemovals1768200001000 implements MigrationInterface {
  name = 'FileRemovals1768200001000';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE TABLE file_removals (
        name text PRIMARY KEY,
        since timestamptz NOT NULL DEFAULT now()
      )`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('DROP TABLE file_removals');
  }
}

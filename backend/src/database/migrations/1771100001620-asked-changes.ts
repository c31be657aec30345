import type { MigrationInterface, QueryRunner } from 'typeorm';

const TABLES = ['vendors', 'deals', 'deal_revisions'];

/** Columns for changes that an admin requests from a business before the decision. The next submission clears them. */
export class AskedChanges1771100001620 implements MigrationInterface {
  name = 'AskedChanges1771100001620';

  async up(db: QueryRunner): Promise<void> {
    for (const table of TABLES)
      await db.query(`
        ALTER TABLE ${table} ADD COLUMN asked_at timestamptz, ADD COLUMN asked_reasons text[] NOT NULL DEFAULT '{}', ADD COLUMN asked_note text`);
  }

  async down(db: QueryRunner): Promise<void> {
    for (const table of TABLES)
      await db.query(
        `ALTER TABLE ${table} DROP COLUMN asked_at, DROP COLUMN asked_reasons, DROP COLUMN asked_note`,
      );
  }
}

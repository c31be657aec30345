import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Number of the used codes of a deal, which its page shows (rule D14). The job of the recent uses fills it. */
export class UsedCounts1771200330000 implements MigrationInterface {
  name = 'UsedCounts1771200330000';

  async up(db: QueryRunner): Promise<void> {
    await db.query('ALTER TABLE deals ADD COLUMN used_count integer NOT NULL DEFAULT 0');
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('ALTER TABLE deals DROP COLUMN used_count');
  }
}

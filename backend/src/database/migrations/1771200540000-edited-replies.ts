import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The time at which a business changed its reply to a review (rule R8). */
export class EditedReplies1771200540000 implements MigrationInterface {
  name = 'EditedReplies1771200540000';

  async up(db: QueryRunner): Promise<void> {
    await db.query('ALTER TABLE reviews ADD COLUMN reply_edited_at timestamptz');
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('ALTER TABLE reviews DROP COLUMN reply_edited_at');
  }
}

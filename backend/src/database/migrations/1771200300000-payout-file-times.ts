import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Time at which the file of a payout run was first downloaded (rule PO5). */
export class PayoutFileTimes1771200300000 implements MigrationInterface {
  name = 'PayoutFileTimes1771200300000';

  async up(db: QueryRunner): Promise<void> {
    await db.query('ALTER TABLE payout_runs ADD COLUMN file_at timestamptz');
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('ALTER TABLE payout_runs DROP COLUMN file_at');
  }
}

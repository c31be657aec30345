import type { MigrationInterface, QueryRunner } from 'typeorm';

/** When a payout was first in a file: until then it can be taken out of its run (rule PO5). */
export class PayoutLinesInFiles1771200710010 implements MigrationInterface {
  name = 'PayoutLinesInFiles1771200710010';

  async up(db: QueryRunner): Promise<void> {
    await db.query('ALTER TABLE payout_run_lines ADD COLUMN file_at timestamptz');
    await db.query(
      'UPDATE payout_run_lines l SET file_at = r.file_at FROM payout_runs r WHERE r.id = l.run_id AND r.file_at IS NOT NULL',
    );
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('ALTER TABLE payout_run_lines DROP COLUMN file_at');
  }
}

import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Validates the ways of payment of passes and entries. */
export class DailyCloseChecks1771200370010 implements MigrationInterface {
  name = 'DailyCloseChecks1771200370010';
  transaction = false;

  async up(db: QueryRunner): Promise<void> {
    await db.query('ALTER TABLE passes VALIDATE CONSTRAINT passes_paid_with');
    await db.query('ALTER TABLE counter_entries VALIDATE CONSTRAINT counter_entries_paid_with');
  }

  async down(): Promise<void> {
    // Nothing to undo: the constraints remain valid.
  }
}

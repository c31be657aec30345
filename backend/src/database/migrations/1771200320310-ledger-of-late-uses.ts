import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Validates the kinds of ledger transactions. */
export class LedgerOfLateUses1771200320310 implements MigrationInterface {
  name = 'LedgerOfLateUses1771200320310';
  transaction = false;

  async up(db: QueryRunner): Promise<void> {
    await db.query('ALTER TABLE ledger_transactions VALIDATE CONSTRAINT ledger_transactions_kind_check');
  }

  async down(): Promise<void> {
    // Nothing to undo: the constraint remains valid.
  }
}

import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Validates the kinds that payout runs added, without a lock that blocks writes. */
export class PayoutKinds1769700004000 implements MigrationInterface {
  name = 'PayoutKinds1769700004000';
  transaction = false;

  async up(db: QueryRunner): Promise<void> {
    await db.query('ALTER TABLE ledger_transactions VALIDATE CONSTRAINT ledger_transactions_kind_check');
  }

  async down(): Promise<void> {}
}

import type { MigrationInterface, QueryRunner } from 'typeorm';

const CONSTRAINTS = ['payout_accounts_unconfirmed_held', 'payout_accounts_digits'];

/** Validates the constraints of confirmed payout accounts without blocking writes. */
export class ConfirmedPayoutAccountChecks1771200480010 implements MigrationInterface {
  name = 'ConfirmedPayoutAccountChecks1771200480010';
  transaction = false;

  async up(db: QueryRunner): Promise<void> {
    for (const constraint of CONSTRAINTS)
      await db.query(`ALTER TABLE payout_accounts VALIDATE CONSTRAINT ${constraint}`);
  }

  async down(): Promise<void> {
    // The constraint stays as it is.
  }
}

import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Time at which a customer uploaded the bank's slip of a transfer (rule CK3). The file is in the media store,
 * named by the payment.
 */
export class PaymentSlips1767100000000 implements MigrationInterface {
  name = 'PaymentSlips1767100000000';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      ALTER TABLE payments ADD COLUMN slip_at timestamptz,
        ADD CONSTRAINT payments_slip_of_transfer CHECK (slip_at IS NULL OR gateway = 'bank-transfer')`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('ALTER TABLE payments DROP COLUMN slip_at');
  }
}

import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Of two notices of one movement, or a notice and a settlement file, one is booked (rule SF6). */
export class ChargebacksOnce1769900001000 implements MigrationInterface {
  name = 'ChargebacksOnce1769900001000';
  transaction = false;

  async up(db: QueryRunner): Promise<void> {
    await db.query(
      `CREATE UNIQUE INDEX CONCURRENTLY IF NOT EXISTS chargebacks_once ON chargebacks (payment_id, kind, gateway_reference)`,
    );
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('DROP INDEX CONCURRENTLY IF EXISTS chargebacks_once');
  }
}

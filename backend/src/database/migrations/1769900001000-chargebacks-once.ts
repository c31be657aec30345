import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Books each movement of a dispute once, even if two webhooks or a webhook and a settlement file report it
 * (rule SF6).
 */
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

import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Claims of idempotency keys: token and end of the lease. */
export class IdempotencyClaims1768200000000 implements MigrationInterface {
  name = 'IdempotencyClaims1768200000000';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      ALTER TABLE idempotency_keys
        ADD COLUMN token uuid,
        ADD COLUMN lease_until timestamptz NOT NULL DEFAULT now()`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('ALTER TABLE idempotency_keys DROP COLUMN token, DROP COLUMN lease_until');
  }
}

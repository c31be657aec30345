import type { MigrationInterface, QueryRunner } from 'typeorm';

const CONSTRAINTS = ['api_keys_kind', 'api_keys_clock_forward', 'api_keys_of_marketplace'];

/** Validates the constraints of test keys without blocking writes. The migration can be repeated after an interruption. */
export class TestKeyChecks1771200570010 implements MigrationInterface {
  name = 'TestKeyChecks1771200570010';
  transaction = false;

  async up(db: QueryRunner): Promise<void> {
    for (const constraint of CONSTRAINTS)
      await db.query(`ALTER TABLE api_keys VALIDATE CONSTRAINT ${constraint}`);
    await db.query('DROP INDEX CONCURRENTLY IF EXISTS api_keys_sandbox');
    await db.query('CREATE UNIQUE INDEX CONCURRENTLY api_keys_sandbox ON api_keys (sandbox_id)');
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('DROP INDEX CONCURRENTLY api_keys_sandbox');
  }
}

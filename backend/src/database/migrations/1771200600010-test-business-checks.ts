import type { MigrationInterface, QueryRunner } from 'typeorm';

const CONSTRAINTS = ['vendors_test_customer_id_fkey', 'vendors_tested_while_suspended'];
const INDEXES = {
  vendors_tested:
    'UNIQUE INDEX CONCURRENTLY vendors_tested ON vendors (test_customer_id) WHERE test_customer_id IS NOT NULL',
  passes_of_tests: 'INDEX CONCURRENTLY passes_of_tests ON passes (created_at) WHERE is_test',
};

/** Validates the constraints of test businesses without blocking writes. The migration can be repeated after an interruption. */
export class TestBusinessChecks1771200600010 implements MigrationInterface {
  name = 'TestBusinessChecks1771200600010';
  transaction = false;

  async up(db: QueryRunner): Promise<void> {
    for (const constraint of CONSTRAINTS)
      await db.query(`ALTER TABLE vendors VALIDATE CONSTRAINT ${constraint}`);
    for (const [name, index] of Object.entries(INDEXES)) {
      await db.query(`DROP INDEX CONCURRENTLY IF EXISTS ${name}`);
      await db.query(`CREATE ${index}`);
    }
  }

  async down(db: QueryRunner): Promise<void> {
    for (const name of Object.keys(INDEXES)) await db.query(`DROP INDEX CONCURRENTLY ${name}`);
  }
}

import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Index of the passes that counters without a network have to refuse (rule OF3). */
export class TakenBackPasses1771200320120 implements MigrationInterface {
  name = 'TakenBackPasses1771200320120';
  transaction = false;

  async up(db: QueryRunner): Promise<void> {
    await db.query('DROP INDEX CONCURRENTLY IF EXISTS passes_taken_back');
    await db.query(
      `CREATE INDEX CONCURRENTLY passes_taken_back ON passes (vendor_id, updated_at) WHERE state IN ('cancelled', 'voided')`,
    );
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('DROP INDEX CONCURRENTLY passes_taken_back');
  }
}

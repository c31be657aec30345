import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Index for the look-up of a typed code by an admin, who does not know the business. The migration can be repeated after
 * an interruption.
 */
export class CodeLookUp1771100002010 implements MigrationInterface {
  name = 'CodeLookUp1771100002010';
  transaction = false;

  async up(db: QueryRunner): Promise<void> {
    await db.query('DROP INDEX CONCURRENTLY IF EXISTS passes_code_anywhere');
    await db.query('CREATE INDEX CONCURRENTLY passes_code_anywhere ON passes (code_hash)');
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('DROP INDEX CONCURRENTLY passes_code_anywhere');
  }
}

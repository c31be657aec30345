import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A reference names one use of a business that was not voided. The migration can be repeated after an interruption. */
export class ReferencesOfUses1771200510010 implements MigrationInterface {
  name = 'ReferencesOfUses1771200510010';
  transaction = false;

  async up(db: QueryRunner): Promise<void> {
    for (const constraint of ['passes_reference_of_use', 'passes_key_of_use'])
      await db.query(`ALTER TABLE passes VALIDATE CONSTRAINT ${constraint}`);
    await db.query('DROP INDEX CONCURRENTLY IF EXISTS passes_reference');
    await db.query(
      "CREATE UNIQUE INDEX CONCURRENTLY passes_reference ON passes (vendor_id, reference) WHERE reference IS NOT NULL AND state <> 'voided'",
    );
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('DROP INDEX CONCURRENTLY passes_reference');
  }
}

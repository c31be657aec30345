import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Validates the constraints of the previous migration, and indexes the Nepali names for the admins' search,
 * without a lock that blocks writes.
 */
export class NepaliBusinessChecks1770100001000 implements MigrationInterface {
  name = 'NepaliBusinessChecks1770100001000';
  transaction = false;

  async up(db: QueryRunner): Promise<void> {
    for (const constraint of ADDED) await db.query(`ALTER TABLE vendors VALIDATE CONSTRAINT ${constraint}`);
    await db.query(
      'CREATE INDEX CONCURRENTLY IF NOT EXISTS vendors_words_ne ON vendors USING gin (name_ne gin_trgm_ops)',
    );
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('DROP INDEX CONCURRENTLY IF EXISTS vendors_words_ne');
  }
}

const ADDED = [
  'vendors_name_ne_length',
  'vendors_description_ne_length',
  'vendors_proposed_name_ne_length',
  'vendors_proposal_is_timed',
];

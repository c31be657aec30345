import type { MigrationInterface, QueryRunner } from 'typeorm';

const CONSTRAINTS = [
  'users_verified_phone_form',
  'users_phone_proven',
  'users_reachable',
  'users_phone_or_verified_email',
];

/**
 * Validates the constraints on phone numbers, makes verified ones unique, and indexes accounts without an e-mail for
 * the console's search. The migration can be repeated after an interruption.
 */
export class PhoneSignInChecks1771200200100 implements MigrationInterface {
  name = 'PhoneSignInChecks1771200200100';
  transaction = false;

  async up(db: QueryRunner): Promise<void> {
    for (const constraint of CONSTRAINTS)
      await db.query(`ALTER TABLE users VALIDATE CONSTRAINT ${constraint}`);
    await db.query('DROP INDEX CONCURRENTLY IF EXISTS users_verified_phone');
    await db.query(
      'CREATE UNIQUE INDEX CONCURRENTLY users_verified_phone ON users (verified_phone) WHERE verified_phone IS NOT NULL',
    );
    await db.query('DROP INDEX CONCURRENTLY IF EXISTS users_words_and_phone');
    await db.query(`
      CREATE INDEX CONCURRENTLY users_words_and_phone ON users USING gin
        ((first_name || ' ' || last_name || ' ' || coalesce(email::text, '') || ' ' || coalesce(verified_phone, '')) gin_trgm_ops)
        WHERE erased_at IS NULL`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('DROP INDEX CONCURRENTLY users_words_and_phone');
    await db.query('DROP INDEX CONCURRENTLY users_verified_phone');
  }
}

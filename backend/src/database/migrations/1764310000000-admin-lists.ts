import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Indexes for the admins' lists of users and actions. */
export class AdminLists1764310000000 implements MigrationInterface {
  name = 'AdminLists1764310000000';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE INDEX users_words ON users USING gin ((first_name || ' ' || last_name || ' ' || email::text) gin_trgm_ops) WHERE erased_at IS NULL;
      CREATE INDEX users_role ON users (role, id) WHERE erased_at IS NULL;
      CREATE INDEX users_suspended ON users (id) WHERE suspended_at IS NOT NULL;
      CREATE INDEX users_points ON users (loyalty_points DESC, id DESC) WHERE erased_at IS NULL;
      CREATE INDEX users_name ON users (lower(first_name || ' ' || last_name), id) WHERE erased_at IS NULL;
      CREATE INDEX audit_log_action ON audit_log (action, id DESC);
      CREATE INDEX audit_log_at ON audit_log (at)`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(
      `DROP INDEX audit_log_at, audit_log_action, users_name, users_points, users_suspended, users_role, users_words`,
    );
  }
}

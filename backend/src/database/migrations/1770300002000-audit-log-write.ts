import type { MigrationInterface, QueryRunner } from 'typeorm';

/** `audit_log_write(action, subject_type, subject_id)` writes an action of the system, for statements of other modules. */
export class AuditLogWrite1770300002000 implements MigrationInterface {
  name = 'AuditLogWrite1770300002000';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE FUNCTION audit_log_write(act text, kind text, object text) RETURNS bigint LANGUAGE sql VOLATILE AS $$
        INSERT INTO audit_log (actor_id, action, subject_type, subject_id) VALUES (NULL, act, kind, object) RETURNING id
      $$`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('DROP FUNCTION audit_log_write(text, text, text)');
  }
}

import type { MigrationInterface, QueryRunner } from 'typeorm';
import { isPartitioned, partitionByMonth } from './support/partition-by-month.js';

const DEFINITION = `
  id bigint NOT NULL GENERATED ALWAYS AS IDENTITY,
  at timestamptz NOT NULL DEFAULT now(),
  actor_id integer,
  action text NOT NULL,
  subject_type text NOT NULL,
  subject_id text NOT NULL,
  before jsonb,
  after jsonb,
  request_id text,
  api_key_id integer,
  CONSTRAINT audit_log_pkey PRIMARY KEY (id, at)`;

/**
 * Partitions the audit log by month (ADR 119). The key gains the time; the id stays unique over all partitions, because one sequence
 * generates it always.
 */
export class AuditLogByMonth1771200620200 implements MigrationInterface {
  name = 'AuditLogByMonth1771200620200';
  transaction = false;

  async up(db: QueryRunner): Promise<void> {
    if (!(await isPartitioned(db, 'audit_log'))) {
      await db.query('DROP INDEX CONCURRENTLY IF EXISTS audit_log_key');
      await db.query('CREATE UNIQUE INDEX CONCURRENTLY audit_log_key ON audit_log (id, at)');
    }
    await partitionByMonth(db, {
      table: 'audit_log',
      column: 'at',
      kind: 'timestamp with time zone',
      definition: DEFINITION,
      indexes: [
        'audit_log_action ON audit_log (action, id DESC)',
        'audit_log_actor ON audit_log (actor_id, id DESC)',
        'audit_log_at ON audit_log (at)',
        'audit_log_subject ON audit_log (subject_type, subject_id, id DESC)',
      ],
      names: ['audit_log_pkey', 'audit_log_action', 'audit_log_actor', 'audit_log_at', 'audit_log_subject'],
      identity: 'id',
      before: [
        'ALTER TABLE audit_log DROP CONSTRAINT audit_log_pkey',
        'ALTER TABLE audit_log ADD CONSTRAINT audit_log_pkey PRIMARY KEY USING INDEX audit_log_key',
      ],
    });
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('DROP VIEW audit_entries');
    await db.query('CREATE TABLE audit_log_whole (LIKE audit_log INCLUDING ALL EXCLUDING IDENTITY)');
    await db.query('INSERT INTO audit_log_whole SELECT * FROM audit_log');
    await db.query('DROP TABLE audit_log');
    await db.query('ALTER TABLE audit_log_whole RENAME TO audit_log');
    await db.query('ALTER TABLE audit_log ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY');
    await db.query(
      `SELECT setval(pg_get_serial_sequence('audit_log', 'id'), coalesce(max(id), 0) + 1, false) FROM audit_log`,
    );
    await db.query('CREATE VIEW audit_entries AS SELECT * FROM audit_log');
  }
}

import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Tables of the admin's workbench: owners and snoozes of work items, and decisions that can be undone for up to 10
 * seconds.
 */
export class Worklist1771100001600 implements MigrationInterface {
  name = 'Worklist1771100001600';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE TABLE work_claims (
        kind text NOT NULL CHECK (length(kind) BETWEEN 2 AND 40),
        subject text NOT NULL CHECK (length(subject) BETWEEN 1 AND 40),
        owner_id integer REFERENCES users(id),
        until timestamptz,
        snoozed_until timestamptz,
        updated_at timestamptz NOT NULL DEFAULT now(),
        PRIMARY KEY (kind, subject),
        CONSTRAINT work_claims_until_of_owner CHECK (until IS NULL OR owner_id IS NOT NULL)
      );
      CREATE INDEX work_claims_owner ON work_claims (owner_id) WHERE owner_id IS NOT NULL;
      CREATE INDEX work_claims_updated ON work_claims (updated_at);

      CREATE TABLE pending_decisions (
        id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        public_id uuid NOT NULL UNIQUE,
        kind text NOT NULL CHECK (length(kind) BETWEEN 2 AND 40),
        subject text NOT NULL CHECK (length(subject) BETWEEN 1 AND 40),
        action text NOT NULL CHECK (length(action) BETWEEN 2 AND 40),
        version bigint NOT NULL,
        request jsonb NOT NULL,
        decided_by integer NOT NULL REFERENCES users(id),
        requested_at timestamptz NOT NULL DEFAULT now(),
        takes_effect_at timestamptz NOT NULL,
        state text NOT NULL DEFAULT 'pending' CHECK (state IN ('pending', 'done', 'undone', 'failed')),
        settled_at timestamptz,
        failure_code text,
        failure_message text,
        left_out jsonb NOT NULL DEFAULT '[]',
        CONSTRAINT pending_decisions_settled CHECK ((state = 'pending') = (settled_at IS NULL)),
        CONSTRAINT pending_decisions_failure CHECK ((state = 'failed') = (failure_code IS NOT NULL)),
        CONSTRAINT pending_decisions_soon CHECK (takes_effect_at <= requested_at + interval '10 seconds')
      );
      CREATE INDEX pending_decisions_due ON pending_decisions (takes_effect_at) WHERE state = 'pending';
      CREATE INDEX pending_decisions_subject ON pending_decisions (kind, subject, id);
      CREATE INDEX pending_decisions_settled_at ON pending_decisions (settled_at);

      CREATE TABLE decision_reservations (
        kind text NOT NULL,
        subject text NOT NULL,
        decision_id bigint NOT NULL REFERENCES pending_decisions(id) ON DELETE CASCADE,
        PRIMARY KEY (kind, subject)
      );
      CREATE INDEX decision_reservations_decision ON decision_reservations (decision_id)`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('DROP TABLE decision_reservations; DROP TABLE pending_decisions; DROP TABLE work_claims');
  }
}

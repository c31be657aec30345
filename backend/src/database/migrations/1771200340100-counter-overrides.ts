import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Acceptances against a term of the deal that a manager allowed (rules CS3 to CS5). */
export class CounterOverrides1771200340100 implements MigrationInterface {
  name = 'CounterOverrides1771200340100';

  async up(db: QueryRunner): Promise<void> {
    await db.query(OVERRIDES);
  }

  async down(): Promise<void> {
    throw new Error('Decisions of managers would be lost: restore a backup instead.');
  }
}

/** One of an online acceptance, and one of each signed entry. */
const OVERRIDES = `
  CREATE TABLE counter_overrides (
    id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    pass_id bigint NOT NULL REFERENCES passes(id),
    entry_id bigint REFERENCES counter_entries(id) ON DELETE CASCADE,
    branch_id integer REFERENCES branches(id) ON DELETE SET NULL,
    person_id integer NOT NULL REFERENCES users(id),
    manager_id integer NOT NULL REFERENCES users(id),
    reason text NOT NULL CHECK (reason IN ('queue', 'mistake', 'regular', 'other')),
    note text CHECK (length(note) <= 200),
    terms text[] NOT NULL CHECK (terms <@ ARRAY['hour', 'weekday', 'blackout-date', 'branch', 'bill', 'party']),
    used_at timestamptz NOT NULL,
    recorded_at timestamptz NOT NULL DEFAULT now()
  );
  CREATE UNIQUE INDEX counter_overrides_online ON counter_overrides (pass_id) WHERE entry_id IS NULL;
  CREATE UNIQUE INDEX counter_overrides_entry ON counter_overrides (entry_id) WHERE entry_id IS NOT NULL;
  CREATE INDEX counter_overrides_pass ON counter_overrides (pass_id);
  CREATE INDEX counter_overrides_manager ON counter_overrides (manager_id);
  CREATE INDEX counter_overrides_person ON counter_overrides (person_id);
  CREATE INDEX counter_overrides_branch ON counter_overrides (branch_id);
  CREATE INDEX counter_overrides_recorded ON counter_overrides (recorded_at)`;

import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Requests that need the approval of a second admin (rule Y8). */
export class Approvals1770000001000 implements MigrationInterface {
  name = 'Approvals1770000001000';
  transaction = false;

  async up(db: QueryRunner): Promise<void> {
    for (const step of STEPS) await db.query(step);
  }

  async down(): Promise<void> {
    throw new Error('Every approval would be lost: restore a backup instead.');
  }
}

const STEPS = [
  `CREATE TABLE IF NOT EXISTS approvals (
    id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    public_id uuid NOT NULL UNIQUE,
    kind text NOT NULL CHECK (kind IN ('payout', 'payout-run', 'order-refund', 'refund-close')),
    -- The business, run, order or refund.
    subject_id text NOT NULL,
    paisa bigint NOT NULL CHECK (paisa > 0),
    -- What is carried out once it is approved.
    request jsonb NOT NULL,
    state text NOT NULL DEFAULT 'pending' CHECK (state IN ('pending', 'approved', 'rejected', 'expired')),
    requested_by integer NOT NULL REFERENCES users,
    requested_at timestamptz NOT NULL DEFAULT now(),
    expires_at timestamptz NOT NULL DEFAULT now() + interval '7 days',
    decided_by integer REFERENCES users,
    decided_at timestamptz,
    reason text CHECK (length(reason) BETWEEN 3 AND 500),
    -- Whoever asked may take it back, and never approve it.
    CONSTRAINT approvals_four_eyes CHECK (state <> 'approved' OR decided_by <> requested_by),
    CONSTRAINT approvals_decided_fully CHECK (
      (state IN ('approved', 'rejected')) = (decided_by IS NOT NULL AND decided_at IS NOT NULL)),
    CONSTRAINT approvals_rejected_with_reason CHECK (state <> 'rejected' OR reason IS NOT NULL)
  )`,
  `CREATE UNIQUE INDEX IF NOT EXISTS approvals_one_pending ON approvals (kind, subject_id) WHERE state = 'pending'`,
  `CREATE INDEX IF NOT EXISTS approvals_of_subject ON approvals (kind, subject_id, id)`,
  // Adds a state for rejected runs, which pay nothing.
  'ALTER TABLE payout_runs DROP CONSTRAINT IF EXISTS payout_runs_state',
  `ALTER TABLE payout_runs ADD CONSTRAINT payout_runs_state CHECK (state IN ('open', 'paid', 'rejected')) NOT VALID`,
  'ALTER TABLE payout_runs VALIDATE CONSTRAINT payout_runs_state',
  'ALTER TABLE payout_runs DROP CONSTRAINT IF EXISTS payout_runs_state_check',
];

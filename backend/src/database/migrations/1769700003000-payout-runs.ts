import type { MigrationInterface, QueryRunner } from 'typeorm';
import { withLedgerKinds } from './support/ledger-kinds.js';

/** Payout runs, which pay many businesses at once (rules PO3 to PO7). */
export class PayoutRuns1769700003000 implements MigrationInterface {
  name = 'PayoutRuns1769700003000';

  async up(db: QueryRunner): Promise<void> {
    for (const step of [RUNS, LINES, COVERED]) await db.query(step);
    await withLedgerKinds(db, ['payout-sent', 'payout-return']);
  }

  async down(): Promise<void> {
    throw new Error('Every payout run would be lost: restore a backup instead.');
  }
}

const RUNS = `
-- What left the accounts of businesses and is not yet known to have left the bank.
INSERT INTO ledger_accounts (code, kind) VALUES ('payouts-ordered', 'liability') ON CONFLICT DO NOTHING;

CREATE TABLE payout_runs (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  public_id uuid NOT NULL UNIQUE,
  payout_day date NOT NULL CONSTRAINT payout_runs_day UNIQUE,
  -- What became owed later is paid by the next run.
  cutoff_at timestamptz NOT NULL,
  -- Columns of its file, as the setting was: the file stays the same.
  columns text[] NOT NULL,
  state text NOT NULL DEFAULT 'open' CHECK (state IN ('open', 'paid')),
  created_by integer NOT NULL REFERENCES users,
  created_at timestamptz NOT NULL DEFAULT now(),
  confirmed_by integer REFERENCES users,
  confirmed_at timestamptz,
  CONSTRAINT payout_runs_confirmed_fully CHECK ((state = 'paid') = (confirmed_by IS NOT NULL AND confirmed_at IS NOT NULL))
);
CREATE UNIQUE INDEX payout_runs_one_open ON payout_runs (state) WHERE state = 'open';
`;

const LINES = `
CREATE TABLE payout_run_lines (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  -- Of the payout, too, once it is paid.
  public_id uuid NOT NULL UNIQUE,
  run_id bigint NOT NULL REFERENCES payout_runs,
  number integer NOT NULL CHECK (number > 0),
  vendor_id integer NOT NULL REFERENCES vendors,
  -- Owed when the run was made; of that, what became owed after the cut-off.
  owed_paisa bigint NOT NULL,
  withheld_paisa bigint NOT NULL CHECK (withheld_paisa >= 0),
  fee_paisa bigint NOT NULL DEFAULT 0 CHECK (fee_paisa >= 0),
  paisa bigint NOT NULL CHECK (paisa > 0 AND paisa % 100 = 0),
  -- The account as it was when the run was made.
  kind text NOT NULL CHECK (kind IN ('bank', 'esewa', 'khalti')),
  holder text NOT NULL,
  bank text,
  branch text,
  number_sealed bytea NOT NULL,
  last_four text NOT NULL,
  state text NOT NULL DEFAULT 'ordered' CHECK (state IN ('ordered', 'paid', 'returned')),
  reference text CHECK (length(reference) BETWEEN 1 AND 120),
  returned_reason text CHECK (length(returned_reason) BETWEEN 3 AND 500),
  returned_by integer REFERENCES users,
  returned_at timestamptz,
  CONSTRAINT payout_run_lines_number UNIQUE (run_id, number),
  CONSTRAINT payout_run_lines_vendor UNIQUE (run_id, vendor_id),
  CONSTRAINT payout_run_lines_returned_fully CHECK (
    (state = 'returned') = (returned_reason IS NOT NULL AND returned_by IS NOT NULL AND returned_at IS NOT NULL)),
  CONSTRAINT payout_run_lines_paid_with_reference CHECK (state <> 'paid' OR reference IS NOT NULL)
);
CREATE INDEX payout_run_lines_of_vendor ON payout_run_lines (vendor_id, id);
`;

const COVERED = `
CREATE OR REPLACE FUNCTION payouts_assert_covered() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  left_paisa bigint;
BEGIN
  PERFORM FROM ledger_transactions t JOIN ledger_entries e ON e.transaction_id = t.id JOIN ledger_accounts a ON a.id = e.account_id
    WHERE t.kind = 'payout' AND t.source = NEW.public_id::text AND a.vendor_id = NEW.vendor_id AND e.paisa = NEW.paisa;
  IF NOT FOUND THEN
    RAISE EXCEPTION 'Payout % is not booked', NEW.public_id USING ERRCODE = 'check_violation', CONSTRAINT = 'payouts_booked';
  END IF;
  -- The payout of a run was covered when the run was made: what was given back since is owed by the business.
  IF TG_TABLE_NAME = 'payouts' AND EXISTS (SELECT 1 FROM payout_run_lines l WHERE l.public_id = NEW.public_id) THEN
    RETURN NULL;
  END IF;
  -- The booking holds the row of the balance until it commits: of two payouts the second one sees the first.
  SELECT owed_paisa INTO left_paisa FROM vendor_balances WHERE vendor_id = NEW.vendor_id;
  IF left_paisa < 0 THEN
    RAISE EXCEPTION 'Payout % is % paisa more than is owed', NEW.public_id, -left_paisa
      USING ERRCODE = 'check_violation', CONSTRAINT = 'payouts_covered';
  END IF;
  RETURN NULL;
END $$;
CREATE CONSTRAINT TRIGGER payout_run_lines_covered AFTER INSERT ON payout_run_lines
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION payouts_assert_covered();

-- A payout that came back counts against those of its day.
ALTER TABLE vendor_statements DROP CONSTRAINT vendor_statements_paid_out_paisa_check;
`;

import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Settlement files of the gateways, their rows, and differences from our payments (rules SF1 to SF5). */
export class Settlements1768000002000 implements MigrationInterface {
  name = 'Settlements1768000002000';

  async up(db: QueryRunner): Promise<void> {
    for (const step of [LEDGER, FILES, DIFFERENCES, CHARGEBACKS]) await db.query(step);
  }

  async down(): Promise<void> {
    throw new Error('Booked chargebacks would be lost: restore a backup instead.');
  }
}

const LEDGER = `
ALTER TABLE ledger_transactions DROP CONSTRAINT ledger_transactions_kind_check;
ALTER TABLE ledger_transactions ADD CONSTRAINT ledger_transactions_kind_check CHECK (kind IN
  ('capture', 'fee', 'sale', 'cancellation', 'refund', 'payout', 'points', 'chargeback', 'chargeback-return')) NOT VALID;
INSERT INTO ledger_accounts (code, kind) VALUES ('chargebacks', 'expense') ON CONFLICT DO NOTHING;
`;

const FILES = `
CREATE TABLE settlements (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  public_id uuid NOT NULL UNIQUE,
  gateway text NOT NULL CHECK (gateway IN ('esewa', 'khalti', 'stripe', 'bank-transfer')),
  file_hash bytea NOT NULL CHECK (length(file_hash) = 32),
  period_from timestamptz NOT NULL,
  period_to timestamptz NOT NULL CHECK (period_to >= period_from),
  -- Rows of the file; those that an earlier file had; those that agree with ours.
  rows integer NOT NULL,
  repeated integer NOT NULL DEFAULT 0,
  matched integer NOT NULL DEFAULT 0,
  imported_by integer NOT NULL REFERENCES users,
  created_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT settlements_once UNIQUE (gateway, file_hash)
);
CREATE TABLE settlement_rows (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  settlement_id bigint NOT NULL REFERENCES settlements,
  gateway text NOT NULL,
  line integer NOT NULL,
  kind text NOT NULL CHECK (kind IN ('payment', 'refund', 'chargeback', 'chargeback-return')),
  -- The gateway's number of the row, and what it names the payment by.
  row_reference text NOT NULL CHECK (length(row_reference) BETWEEN 1 AND 400),
  reference text NOT NULL CHECK (length(reference) BETWEEN 1 AND 200),
  paisa bigint NOT NULL CHECK (paisa > 0),
  fee_paisa bigint NOT NULL DEFAULT 0,
  at timestamptz NOT NULL,
  payment_id bigint REFERENCES payments,
  CONSTRAINT settlement_rows_once UNIQUE (gateway, kind, row_reference)
);
CREATE INDEX settlement_rows_settlement ON settlement_rows (settlement_id);
CREATE INDEX settlement_rows_payment ON settlement_rows (payment_id, kind) WHERE payment_id IS NOT NULL;
`;

const DIFFERENCES = `
CREATE TABLE settlement_differences (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  public_id uuid NOT NULL UNIQUE DEFAULT gen_random_uuid(),
  settlement_id bigint NOT NULL REFERENCES settlements,
  kind text NOT NULL CHECK (kind IN
    ('missing-here', 'missing-there', 'not-captured', 'amount', 'refund-missing-here', 'refund-missing-there', 'chargeback', 'chargeback-return')),
  reference text NOT NULL,
  payment_id bigint REFERENCES payments,
  our_paisa bigint,
  their_paisa bigint,
  resolved_at timestamptz,
  resolved_by integer REFERENCES users,
  note text CHECK (length(note) BETWEEN 1 AND 500),
  created_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT settlement_differences_resolved_with_note CHECK ((resolved_at IS NULL) = (note IS NULL))
);
CREATE INDEX settlement_differences_settlement ON settlement_differences (settlement_id);
CREATE INDEX settlement_differences_open ON settlement_differences (id) WHERE resolved_at IS NULL;
CREATE INDEX settlement_differences_payment ON settlement_differences (payment_id) WHERE payment_id IS NOT NULL;
-- Since when a settlement file differs from the payment and nobody has dealt with it.
ALTER TABLE payments ADD COLUMN differs_at timestamptz;
`;

const CHARGEBACKS = `
-- Money that a gateway took back for its customer, or gave to us again.
CREATE TABLE chargebacks (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  public_id uuid NOT NULL UNIQUE DEFAULT gen_random_uuid(),
  payment_id bigint NOT NULL REFERENCES payments,
  settlement_row_id bigint NOT NULL UNIQUE REFERENCES settlement_rows,
  kind text NOT NULL CHECK (kind IN ('chargeback', 'chargeback-return')),
  paisa bigint NOT NULL CHECK (paisa > 0),
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX chargebacks_payment ON chargebacks (payment_id);
`;

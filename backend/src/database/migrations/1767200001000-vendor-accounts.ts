import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Balances of businesses, payouts to them, and their daily statements (rules ST1 to ST4). */
export class VendorAccounts1767200001000 implements MigrationInterface {
  name = 'VendorAccounts1767200001000';

  async up(db: QueryRunner): Promise<void> {
    for (const step of [BALANCES, PAYOUTS, STATEMENTS]) await db.query(step);
  }

  async down(): Promise<void> {
    throw new Error('Every payout would be lost: restore a backup instead.');
  }
}

const BALANCES = `
-- What a business's account in the ledger holds, kept right by the ledger's entries; less than nothing when more was given back than sold.
CREATE TABLE vendor_balances (
  vendor_id integer PRIMARY KEY REFERENCES vendors,
  owed_paisa bigint NOT NULL
);
INSERT INTO vendor_balances (vendor_id, owed_paisa)
  SELECT a.vendor_id, -sum(e.paisa) FROM ledger_accounts a JOIN ledger_entries e ON e.account_id = a.id
  WHERE a.vendor_id IS NOT NULL GROUP BY a.vendor_id;
CREATE INDEX vendor_balances_owed ON vendor_balances (owed_paisa, vendor_id);

CREATE FUNCTION vendor_balances_follow() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- In the order of the businesses: two orders from the same shops wait for each other and never both.
  INSERT INTO vendor_balances AS b (vendor_id, owed_paisa)
    SELECT a.vendor_id, -sum(added.paisa) FROM added JOIN ledger_accounts a ON a.id = added.account_id
    WHERE a.vendor_id IS NOT NULL GROUP BY a.vendor_id ORDER BY a.vendor_id
  ON CONFLICT (vendor_id) DO UPDATE SET owed_paisa = b.owed_paisa + excluded.owed_paisa;
  RETURN NULL;
END $$;
CREATE TRIGGER ledger_entries_owed AFTER INSERT ON ledger_entries
  REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION vendor_balances_follow();
`;

const PAYOUTS = `
CREATE TABLE payouts (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  public_id uuid NOT NULL UNIQUE,
  vendor_id integer NOT NULL REFERENCES vendors,
  paisa bigint NOT NULL CHECK (paisa > 0 AND paisa % 100 = 0),
  method text NOT NULL CHECK (method IN ('bank-transfer', 'esewa', 'khalti')),
  reference text NOT NULL CHECK (length(reference) BETWEEN 1 AND 120),
  paid_by integer NOT NULL REFERENCES users,
  created_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT payouts_reference UNIQUE (method, reference)
);
CREATE INDEX payouts_vendor ON payouts (vendor_id, id);

CREATE FUNCTION payouts_assert_covered() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  left_paisa bigint;
BEGIN
  PERFORM FROM ledger_transactions t JOIN ledger_entries e ON e.transaction_id = t.id JOIN ledger_accounts a ON a.id = e.account_id
    WHERE t.kind = 'payout' AND t.source = NEW.public_id::text AND a.vendor_id = NEW.vendor_id AND e.paisa = NEW.paisa;
  IF NOT FOUND THEN
    RAISE EXCEPTION 'Payout % is not booked', NEW.public_id USING ERRCODE = 'check_violation', CONSTRAINT = 'payouts_booked';
  END IF;
  -- The booking holds the row of the balance until it commits: of two payouts the second one sees the first.
  SELECT owed_paisa INTO left_paisa FROM vendor_balances WHERE vendor_id = NEW.vendor_id;
  IF left_paisa < 0 THEN
    RAISE EXCEPTION 'Payout % is % paisa more than is owed', NEW.public_id, -left_paisa
      USING ERRCODE = 'check_violation', CONSTRAINT = 'payouts_covered';
  END IF;
  RETURN NULL;
END $$;
CREATE CONSTRAINT TRIGGER payouts_covered AFTER INSERT ON payouts
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION payouts_assert_covered();
CREATE TRIGGER payouts_kept BEFORE UPDATE OR DELETE ON payouts FOR EACH STATEMENT EXECUTE FUNCTION ledger_refuse_change();
`;

const STATEMENTS = `
-- One for each business and day of Nepal on which something moved.
CREATE TABLE vendor_statements (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  vendor_id integer NOT NULL REFERENCES vendors,
  day date NOT NULL,
  passes_sold integer NOT NULL CHECK (passes_sold >= 0),
  opening_paisa bigint NOT NULL,
  sold_paisa bigint NOT NULL CHECK (sold_paisa >= 0),
  returned_paisa bigint NOT NULL CHECK (returned_paisa >= 0),
  paid_out_paisa bigint NOT NULL CHECK (paid_out_paisa >= 0),
  closing_paisa bigint NOT NULL GENERATED ALWAYS AS (opening_paisa + sold_paisa - returned_paisa - paid_out_paisa) STORED,
  CONSTRAINT vendor_statements_once UNIQUE (vendor_id, day)
);
CREATE INDEX vendor_statements_day ON vendor_statements (day, id);
CREATE TRIGGER vendor_statements_kept BEFORE UPDATE OR DELETE ON vendor_statements
  FOR EACH STATEMENT EXECUTE FUNCTION ledger_refuse_change();
-- Up to which day statements were written, also when nothing moved.
CREATE TABLE stated_days (
  day date PRIMARY KEY,
  at timestamptz NOT NULL DEFAULT now()
);
`;

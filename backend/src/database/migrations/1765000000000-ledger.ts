import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The double-entry ledger (rules LE1 to LE4). */
export class Ledger1765000000000 implements MigrationInterface {
  name = 'Ledger1765000000000';

  async up(db: QueryRunner): Promise<void> {
    for (const step of [LEDGER, BALANCE, POINTS, OPENING]) await db.query(step);
  }

  async down(): Promise<void> {
    throw new Error('Every movement of money would be lost: restore a backup instead.');
  }
}

const LEDGER = `
CREATE TABLE ledger_accounts (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  code text NOT NULL UNIQUE CHECK (code ~ '^[a-z][a-z0-9:-]{1,60}$'),
  kind text NOT NULL CHECK (kind IN ('asset', 'liability', 'income', 'expense')),
  vendor_id integer REFERENCES vendors,
  created_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT ledger_accounts_of_vendors CHECK ((code LIKE 'vendor:%') = (vendor_id IS NOT NULL))
);
CREATE UNIQUE INDEX ledger_accounts_vendor ON ledger_accounts (vendor_id) WHERE vendor_id IS NOT NULL;
INSERT INTO ledger_accounts (code, kind) VALUES
  ('gateway:esewa', 'asset'), ('gateway:khalti', 'asset'), ('gateway:stripe', 'asset'), ('gateway:bank-transfer', 'asset'),
  ('customer-funds', 'liability'), ('points', 'liability'), ('points-cost', 'expense'), ('gateway-fees', 'expense'),
  ('plans', 'income'), ('memberships', 'income'), ('vat', 'liability');

CREATE TABLE ledger_transactions (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  kind text NOT NULL CHECK (kind IN ('capture', 'fee', 'sale', 'cancellation', 'refund', 'payout', 'points')),
  source text NOT NULL CHECK (length(source) BETWEEN 1 AND 80),
  created_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT ledger_transactions_once UNIQUE (kind, source)
);

-- Paisa; a debit is positive, a credit negative.
CREATE TABLE ledger_entries (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  transaction_id bigint NOT NULL REFERENCES ledger_transactions,
  account_id integer NOT NULL REFERENCES ledger_accounts,
  paisa bigint NOT NULL CHECK (paisa <> 0)
);
CREATE INDEX ledger_entries_transaction ON ledger_entries (transaction_id);
CREATE INDEX ledger_entries_account ON ledger_entries (account_id, id);
`;

const BALANCE = `
CREATE FUNCTION ledger_assert_balanced() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  moved bigint;
  sides integer;
  of_transaction bigint := to_jsonb(NEW) ->> TG_ARGV[0];
BEGIN
  SELECT coalesce(sum(paisa), 0), count(*) INTO moved, sides FROM ledger_entries WHERE transaction_id = of_transaction;
  IF moved <> 0 OR sides < 2 THEN
    RAISE EXCEPTION 'Ledger transaction % has % entries that sum to % paisa', of_transaction, sides, moved
      USING ERRCODE = 'check_violation', CONSTRAINT = 'ledger_balanced';
  END IF;
  RETURN NULL;
END $$;
-- A transaction and its entries may come in any order; when the work commits they have to add up.
CREATE CONSTRAINT TRIGGER ledger_transactions_balanced AFTER INSERT OR UPDATE ON ledger_transactions
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION ledger_assert_balanced('id');
CREATE CONSTRAINT TRIGGER ledger_entries_balanced AFTER INSERT OR UPDATE ON ledger_entries
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION ledger_assert_balanced('transaction_id');

CREATE FUNCTION ledger_refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'The ledger is only added to' USING ERRCODE = 'insufficient_privilege';
END $$;
-- The application's role has no right to do this; the owner's hand is held too.
CREATE TRIGGER ledger_entries_kept BEFORE UPDATE OR DELETE ON ledger_entries
  FOR EACH STATEMENT EXECUTE FUNCTION ledger_refuse_change();
CREATE TRIGGER ledger_transactions_kept BEFORE UPDATE OR DELETE ON ledger_transactions
  FOR EACH STATEMENT EXECUTE FUNCTION ledger_refuse_change();
`;

const POINTS = `
-- Ten points are a rupee (rule LE4): what customers may still spend is owed to them.
CREATE FUNCTION points_ledger_owed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  WITH booked AS (
    INSERT INTO ledger_transactions (kind, source) SELECT 'points', id::text FROM moved ORDER BY id RETURNING id, source
  )
  INSERT INTO ledger_entries (transaction_id, account_id, paisa)
    SELECT booked.id, account.id, side.sign * moved.delta * 10
    FROM booked JOIN moved ON moved.id = booked.source::bigint
    CROSS JOIN LATERAL (VALUES
      (-1, 'points'), (1, CASE WHEN moved.kind IN ('spend', 'return') THEN 'customer-funds' ELSE 'points-cost' END)) AS side (sign, code)
    JOIN ledger_accounts account ON account.code = side.code;
  RETURN NULL;
END $$;
CREATE TRIGGER points_ledger_booked AFTER INSERT ON points_ledger
  REFERENCING NEW TABLE AS moved FOR EACH STATEMENT EXECUTE FUNCTION points_ledger_owed();
`;

/** Opening entries for points from before the ledger, with the dates of the points. */
const OPENING = `
WITH booked AS (
  INSERT INTO ledger_transactions (kind, source, created_at) SELECT 'points', id::text, created_at FROM points_ledger ORDER BY id RETURNING id, source
)
INSERT INTO ledger_entries (transaction_id, account_id, paisa)
  SELECT booked.id, account.id, side.sign * moved.delta * 10
  FROM booked JOIN points_ledger moved ON moved.id = booked.source::bigint
  CROSS JOIN (VALUES (-1, 'points'), (1, 'points-cost')) AS side (sign, code)
  JOIN ledger_accounts account ON account.code = side.code;
`;

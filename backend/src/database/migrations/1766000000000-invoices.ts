import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Fiscal years, and invoices and credit notes numbered without a gap in each (rules IN1 to IN4). */
export class Invoices1766000000000 implements MigrationInterface {
  name = 'Invoices1766000000000';

  async up(db: QueryRunner): Promise<void> {
    for (const step of [YEARS, INVOICES, KEPT]) await db.query(step);
  }

  async down(): Promise<void> {
    throw new Error('Invoices are kept for years by law: restore a backup instead.');
  }
}

/** Fiscal years, each from 1 Shrawan. Future years without an official calendar use the usual tables. */
const YEARS = `
CREATE EXTENSION IF NOT EXISTS btree_gist;
CREATE TABLE fiscal_years (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  name text NOT NULL UNIQUE CHECK (name ~ '^20[0-9]{2}/[0-9]{2}$'),
  starts_on date NOT NULL,
  ends_on date NOT NULL,
  last_invoice integer NOT NULL DEFAULT 0 CHECK (last_invoice >= 0),
  last_credit_note integer NOT NULL DEFAULT 0 CHECK (last_credit_note >= 0),
  CONSTRAINT fiscal_years_long CHECK (ends_on - starts_on BETWEEN 363 AND 366),
  CONSTRAINT fiscal_years_apart EXCLUDE USING gist (daterange(starts_on, ends_on, '[]') WITH &&)
);
INSERT INTO fiscal_years (name, starts_on, ends_on) VALUES
  ('2081/82', '2024-07-16', '2025-07-16'), ('2082/83', '2025-07-17', '2026-07-16'), ('2083/84', '2026-07-17', '2027-07-16'),
  ('2084/85', '2027-07-17', '2028-07-15'), ('2085/86', '2028-07-16', '2029-07-15');
`;

const INVOICES = `
CREATE TABLE invoices (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  public_id uuid NOT NULL UNIQUE,
  kind text NOT NULL CHECK (kind IN ('invoice', 'credit-note')),
  fiscal_year_id integer NOT NULL REFERENCES fiscal_years,
  sequence integer NOT NULL CHECK (sequence > 0),
  number text NOT NULL UNIQUE,
  -- What it is for, such as an order's public id: of one kind and source there is one.
  source text NOT NULL CHECK (length(source) BETWEEN 1 AND 80),
  corrects_id bigint REFERENCES invoices,
  buyer_id integer NOT NULL REFERENCES users,
  vendor_id integer REFERENCES vendors,
  buyer jsonb NOT NULL,
  seller jsonb NOT NULL,
  lines jsonb NOT NULL CHECK (jsonb_typeof(lines) = 'array' AND jsonb_array_length(lines) > 0),
  points_paisa bigint NOT NULL CHECK (points_paisa >= 0),
  net_paisa bigint NOT NULL CHECK (net_paisa >= 0),
  vat_paisa bigint NOT NULL CHECK (vat_paisa >= 0),
  total_paisa bigint NOT NULL CHECK (total_paisa > 0),
  paid_by text NOT NULL CHECK (paid_by IN ('esewa', 'khalti', 'stripe', 'bank-transfer')),
  issued_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT invoices_in_order UNIQUE (fiscal_year_id, kind, sequence),
  CONSTRAINT invoices_once UNIQUE (kind, source),
  CONSTRAINT invoices_sum CHECK (net_paisa + vat_paisa = total_paisa),
  CONSTRAINT invoices_corrected CHECK ((kind = 'credit-note') = (corrects_id IS NOT NULL))
);
CREATE INDEX invoices_buyer ON invoices (buyer_id, id DESC);
CREATE INDEX invoices_vendor ON invoices (vendor_id, id DESC) WHERE vendor_id IS NOT NULL;
CREATE INDEX invoices_corrects ON invoices (corrects_id) WHERE corrects_id IS NOT NULL;
`;

const KEPT = `
CREATE TRIGGER invoices_kept BEFORE UPDATE OR DELETE ON invoices FOR EACH STATEMENT EXECUTE FUNCTION ledger_refuse_change();
`;

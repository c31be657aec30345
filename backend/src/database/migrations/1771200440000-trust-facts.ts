import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Facts that public pages show about a business: its verification (rule B5), and how complaints end (rule HN13). */
export class TrustFacts1771200440000 implements MigrationInterface {
  name = 'TrustFacts1771200440000';

  async up(db: QueryRunner): Promise<void> {
    for (const step of [COLUMNS, CARDS, CASES]) await db.query(step);
  }

  async down(): Promise<void> {
    throw new Error('The dates of verifications would be lost: restore a backup instead.');
  }
}

/** The counts are those of the last 12 months. */
const COLUMNS = `
  ALTER TABLE vendors ADD COLUMN verified_at timestamptz, ADD COLUMN verified_papers text[] NOT NULL DEFAULT '{}',
    ADD COLUMN cases_settled integer NOT NULL DEFAULT 0, ADD COLUMN cases_for_customer integer NOT NULL DEFAULT 0,
    ADD COLUMN cases_for_business integer NOT NULL DEFAULT 0, ADD COLUMN cases_withdrawn integer NOT NULL DEFAULT 0,
    ADD COLUMN cases_median_days integer;
  ALTER TABLE vendors
    ADD CONSTRAINT vendors_verified_papers CHECK (verified_papers <@ ARRAY['registration', 'tax']
      AND (verified_at IS NOT NULL OR verified_papers = '{}')) NOT VALID,
    ADD CONSTRAINT vendors_ended_cases CHECK (least(cases_settled, cases_for_customer, cases_for_business, cases_withdrawn) >= 0
      AND (cases_median_days IS NULL) = (cases_settled + cases_for_customer + cases_for_business + cases_withdrawn = 0)
      AND cases_median_days > 0) NOT VALID`;

const CARDS = `
  CREATE OR REPLACE VIEW vendor_cards AS
  SELECT id, user_id, slug, business_name, name_ne, status, logo, category, description, description_ne, website, vat_number,
    registration_number, address, city, phone, email, contact_name, contact_position, contact_phone, contact_email, business_type, submitted_at,
    created_at, updated_at, status_reason, version, proposed_name, proposed_name_ne, proposed_category, proposed_at, proposal_refusal,
    honour_given, honour_counted, honour_note_until, verified_at, verified_papers, cases_settled, cases_for_customer, cases_for_business,
    cases_withdrawn, cases_median_days FROM vendors`;

/** A function writes the counts, because another module counts them. */
const CASES = `
  CREATE FUNCTION vendors_set_cases(business integer, settled integer, for_customer integer, for_business integer, withdrawn integer,
    median_days integer) RETURNS SETOF integer LANGUAGE sql AS $function$
    UPDATE vendors SET cases_settled = settled, cases_for_customer = for_customer, cases_for_business = for_business,
      cases_withdrawn = withdrawn, cases_median_days = median_days
    WHERE id = business AND (cases_settled, cases_for_customer, cases_for_business, cases_withdrawn, cases_median_days)
      IS DISTINCT FROM (settled, for_customer, for_business, withdrawn, median_days) RETURNING id
  $function$`;

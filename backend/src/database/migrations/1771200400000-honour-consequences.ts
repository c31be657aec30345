import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What follows for a business from cases that were decided against it (rules HN11 and HN12). */
export class HonourConsequences1771200400000 implements MigrationInterface {
  name = 'HonourConsequences1771200400000';

  async up(db: QueryRunner): Promise<void> {
    for (const step of [NOTE, CARDS, REVIEWS]) await db.query(step);
  }

  async down(): Promise<void> {
    throw new Error('Decisions about businesses would be lost: restore a backup instead.');
  }
}

/** End of the time without featuring. A function writes it, because another module computes it. */
const NOTE = `
  ALTER TABLE vendors ADD COLUMN honour_note_until timestamptz;
  CREATE FUNCTION vendors_note_honour(business integer, until timestamptz) RETURNS SETOF integer LANGUAGE sql AS $function$
    UPDATE vendors SET honour_note_until = until WHERE id = business AND honour_note_until IS DISTINCT FROM until RETURNING id
  $function$`;

const CARDS = `
  CREATE OR REPLACE VIEW vendor_cards AS
  SELECT id, user_id, slug, business_name, name_ne, status, logo, category, description, description_ne, website, vat_number,
    registration_number, address, city, phone, email, contact_name, contact_position, contact_phone, contact_email, business_type, submitted_at,
    created_at, updated_at, status_reason, version, proposed_name, proposed_name_ne, proposed_category, proposed_at, proposal_refusal,
    honour_given, honour_counted, honour_note_until FROM vendors`;

/** Decisions about suspension. One is open per business. */
const REVIEWS = `
  CREATE TABLE honour_reviews (
    id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    vendor_id integer NOT NULL REFERENCES vendors(id),
    cases integer NOT NULL CHECK (cases >= 0),
    given smallint NOT NULL,
    counted smallint NOT NULL,
    opened_at timestamptz NOT NULL,
    closed_at timestamptz,
    outcome text CHECK (outcome IN ('kept', 'suspended')),
    CONSTRAINT honour_reviews_score CHECK (given BETWEEN 0 AND counted AND counted <= 100),
    CONSTRAINT honour_reviews_closed CHECK ((closed_at IS NULL) = (outcome IS NULL))
  );
  CREATE UNIQUE INDEX honour_reviews_one_open ON honour_reviews (vendor_id) WHERE closed_at IS NULL;
  CREATE INDEX honour_reviews_of_vendor ON honour_reviews (vendor_id, closed_at)`;

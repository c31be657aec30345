import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The test business of `npm run check:live` and its codes, which no other module sees (ADR 115). */
export class TestBusinesses1771200600000 implements MigrationInterface {
  name = 'TestBusinesses1771200600000';

  async up(db: QueryRunner): Promise<void> {
    // Only this person may take codes of the business, which is shown nowhere because it stays suspended.
    await db.query('ALTER TABLE vendors ADD COLUMN test_customer_id integer');
    await db.query(`
      ALTER TABLE vendors
        ADD CONSTRAINT vendors_test_customer_id_fkey FOREIGN KEY (test_customer_id) REFERENCES users (id) NOT VALID,
        ADD CONSTRAINT vendors_tested_while_suspended CHECK (test_customer_id IS NULL OR status = 'suspended') NOT VALID`);
    await db.query('ALTER TABLE passes ADD COLUMN is_test boolean NOT NULL DEFAULT false');
    await db.query(VENDOR_CARDS);
    await db.query(PASS_FACTS);
  }

  async down(): Promise<void> {
    throw new Error('Views of the version after read the columns: restore a backup instead.');
  }
}

const VENDOR_CARDS = `
  CREATE OR REPLACE VIEW vendor_cards AS SELECT
    id, user_id, slug, business_name, name_ne, status, logo, category, description, description_ne, website, vat_number,
    registration_number, address, city, phone, email, contact_name, contact_position, contact_phone, contact_email,
    business_type, submitted_at, created_at, updated_at, status_reason, version, proposed_name, proposed_name_ne,
    proposed_category, proposed_at, proposal_refusal, honour_given, honour_counted, honour_note_until, verified_at,
    verified_papers, cases_settled, cases_for_customer, cases_for_business, cases_withdrawn, cases_median_days, test_customer_id
  FROM vendors`;

const PASS_FACTS = `
  CREATE OR REPLACE VIEW pass_facts AS SELECT
    id, public_id, user_id, deal_id, vendor_id, source, slot, state, issued_at, expires_at, redeemed_at, redeemed_by,
    branch_id, amount, points, cancelled_at, voided_at, void_reason, created_at, updated_at, order_line_id, terms,
    points_withheld, owed_at, is_reviewed, price_paid, owed_on, is_refunded, honour_until, honour_answer, honour_case,
    paid_back
  FROM passes WHERE NOT is_test`;

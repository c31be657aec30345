import type { MigrationInterface, QueryRunner } from 'typeorm';
import { withoutLongWait } from './support/partition-by-month.js';

/**
 * The number of live deals of a business (ADR 122). Each step is a transaction of its own: one that locks the table and then the view waits
 * in a circle with a request that has locked the view and reads the table. The migration can be repeated after an interruption.
 */
export class LiveDealsOfBusinesses1771200640000 implements MigrationInterface {
  name = 'LiveDealsOfBusinesses1771200640000';
  transaction = false;

  async up(db: QueryRunner): Promise<void> {
    await db.query(`SET lock_timeout = '500ms'`);
    try {
      for (const step of [COLUMN, CARDS, ADD]) await withoutLongWait(() => db.query(step));
    } finally {
      await db.query('RESET lock_timeout');
    }
  }

  async down(): Promise<void> {
    throw new Error('Lists of businesses read the column: restore a backup instead.');
  }
}

const COLUMN = 'ALTER TABLE vendors ADD COLUMN IF NOT EXISTS live_deals integer NOT NULL DEFAULT 0';

const CARDS = `
  CREATE OR REPLACE VIEW vendor_cards AS SELECT
    id, user_id, slug, business_name, name_ne, status, logo, category, description, description_ne, website, vat_number,
    registration_number, address, city, phone, email, contact_name, contact_position, contact_phone, contact_email,
    business_type, submitted_at, created_at, updated_at, status_reason, version, proposed_name, proposed_name_ne,
    proposed_category, proposed_at, proposal_refusal, honour_given, honour_counted, honour_note_until, verified_at,
    verified_papers, cases_settled, cases_for_customer, cases_for_business, cases_withdrawn, cases_median_days, test_customer_id,
    live_deals
  FROM vendors`;

/** Rows are locked in the order of their ids, so that it does not wait in a circle with another transaction. */
const ADD = `
  CREATE OR REPLACE FUNCTION vendors_add_live_deals(businesses integer[], changes integer[]) RETURNS void LANGUAGE sql AS $function$
    WITH changed AS MATERIALIZED (
      SELECT v.id, c.deals FROM unnest(businesses, changes) AS c(id, deals) JOIN vendors v ON v.id = c.id ORDER BY v.id FOR NO KEY UPDATE OF v)
    UPDATE vendors v SET live_deals = v.live_deals + changed.deals FROM changed WHERE v.id = changed.id
  $function$`;

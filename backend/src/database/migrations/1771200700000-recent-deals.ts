import type { MigrationInterface, QueryRunner } from 'typeorm';
import { withoutLongWait } from './support/partition-by-month.js';

/**
 * The mark of the newest deals, in which searches look first (ADR 132). `RecentMarksJob` marks deals from before. The table and its view are
 * changed in transactions of their own: readers lock the view first. The migration can be repeated after an interruption.
 */
export class RecentDeals1771200700000 implements MigrationInterface {
  name = 'RecentDeals1771200700000';
  transaction = false;

  async up(db: QueryRunner): Promise<void> {
    await db.query(`SET lock_timeout = '500ms'`);
    try {
      for (const step of [COLUMN, LISTED]) await withoutLongWait(() => db.query(step));
    } finally {
      await db.query('RESET lock_timeout');
    }
  }

  async down(): Promise<void> {
    throw new Error('Searches of the version before do not read the column: restore a backup instead.');
  }
}

/** One transaction: no deal is inserted between both defaults. */
const COLUMN = `
  ALTER TABLE deals ADD COLUMN IF NOT EXISTS is_recent boolean NOT NULL DEFAULT false;
  ALTER TABLE deals ALTER COLUMN is_recent SET DEFAULT true`;

const LISTED = `
  CREATE OR REPLACE VIEW listed_deals AS
  SELECT id, vendor_id, category_id, location_id, title, title_ne, description, description_ne, image, discount_type, discount_value,
      original_price, discounted_price, saving, start_date, end_date, sale_mode, redemption_limit, points_earned,
      pass_validity_hours, weekdays, hours_from, hours_until, blackout_dates, minimum_bill, party_size, branch_ids, is_active,
      is_featured, moderation_status, rejection_reason, rejection_codes, first_approved_at, submitted_at, rating_sum,
      rating_count, average_rating, search, version, created_at, updated_at, feature_requested_at, waiting_since, taxes,
      cover_key, usable_minutes, recent_uses, venue_name, venue_name_ne, venue_latitude, venue_longitude, venue_area_id, included,
      included_ne, excluded, excluded_ne, price_for_count, price_for_unit, food, honour_rank, is_recent
  FROM deals d
  WHERE moderation_status = 'approved' AND is_active AND start_date <= now() AND end_date > now()
    AND NOT (vendor_id IN (SELECT v.id FROM vendor_cards v WHERE v.status <> 'verified'))`;

import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Labels of a deal's food, chosen by the business (rule D18). Each statement can be repeated after an interruption. */
export class DealFood1771100001300 implements MigrationInterface {
  name = 'DealFood1771100001300';
  transaction = false;

  async up(db: QueryRunner): Promise<void> {
    for (const step of STEPS) await db.query(step);
  }

  async down(): Promise<void> {
    throw new Error('Which deals are vegetarian or halal would be lost: restore a backup instead.');
  }
}

const STEPS = [
  'ALTER TABLE deals ADD COLUMN IF NOT EXISTS food text[]',
  'ALTER TABLE deals DROP CONSTRAINT IF EXISTS deals_food_known',
  // Sorted without duplicates, so that the same choice is the same value; null without a choice.
  `ALTER TABLE deals ADD CONSTRAINT deals_food_known CHECK (
     food <@ ARRAY['halal', 'veg'] AND cardinality(food) BETWEEN 1 AND 2 AND coalesce(food[1] < food[2], true)) NOT VALID`,
  'ALTER TABLE deals VALIDATE CONSTRAINT deals_food_known',
  `CREATE OR REPLACE VIEW listed_deals AS SELECT
      d.id, d.vendor_id, d.category_id, d.location_id, d.title, d.title_ne, d.description,
      d.description_ne, d.image, d.discount_type, d.discount_value, d.original_price, d.discounted_price,
      d.saving, d.start_date, d.end_date, d.sale_mode, d.redemption_limit, d.points_earned,
      d.pass_validity_hours, d.weekdays, d.hours_from, d.hours_until, d.blackout_dates, d.minimum_bill,
      d.party_size, d.branch_ids, d.is_active, d.is_featured, d.moderation_status, d.rejection_reason,
      d.rejection_codes, d.first_approved_at, d.submitted_at, d.rating_sum, d.rating_count,
      d.average_rating, d.search, d.version, d.created_at, d.updated_at, d.feature_requested_at,
      d.waiting_since, d.taxes, d.cover_key, d.usable_minutes, d.recent_uses,
      d.venue_name, d.venue_name_ne, d.venue_latitude, d.venue_longitude, d.venue_area_id,
      d.included, d.included_ne, d.excluded, d.excluded_ne, d.price_for_count, d.price_for_unit, d.food
    FROM deals d JOIN vendor_cards v ON v.id = d.vendor_id
    WHERE d.moderation_status = 'approved' AND d.is_active AND d.start_date <= now() AND d.end_date > now() AND v.status = 'verified'`,
];

import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Included and excluded contents of a deal, line by line, and the unit of its price. */
export class DealContents1771100001100 implements MigrationInterface {
  name = 'DealContents1771100001100';

  async up(db: QueryRunner): Promise<void> {
    await db.query(LINES_FIT);
    await db.query(COLUMNS);
    await db.query(VIEWS);
  }

  async down(): Promise<void> {
    throw new Error('Views read the new columns: restore a backup instead.');
  }
}

const LINES_FIT = `
  CREATE FUNCTION deal_lines_fit(lines text[]) RETURNS boolean LANGUAGE sql IMMUTABLE AS $$
    SELECT cardinality(lines) <= 10
      AND NOT EXISTS (SELECT FROM unnest(lines) AS line WHERE (length(line) BETWEEN 1 AND 80) IS NOT TRUE)
  $$`;

const COLUMNS = `
  ALTER TABLE deals ADD COLUMN included text[] NOT NULL DEFAULT '{}', ADD COLUMN included_ne text[] NOT NULL DEFAULT '{}',
    ADD COLUMN excluded text[] NOT NULL DEFAULT '{}', ADD COLUMN excluded_ne text[] NOT NULL DEFAULT '{}',
    ADD COLUMN price_for_count smallint, ADD COLUMN price_for_unit text;
  ALTER TABLE deals ADD CONSTRAINT deals_content_lines CHECK (deal_lines_fit(included) AND deal_lines_fit(included_ne)
    AND deal_lines_fit(excluded) AND deal_lines_fit(excluded_ne)) NOT VALID;
  ALTER TABLE deals ADD CONSTRAINT deals_price_for CHECK (num_nonnulls(price_for_count, price_for_unit) IN (0, 2)
    AND price_for_count BETWEEN 1 AND 1000 AND price_for_unit IN ('people', 'nights', 'pieces', 'visits')) NOT VALID`;

const VIEWS = `
  CREATE OR REPLACE VIEW deal_facts AS SELECT
      id, vendor_id, category_id, location_id, title, title_ne, description, description_ne, image,
      discount_type, discount_value, original_price, discounted_price, saving, start_date, end_date, sale_mode,
      redemption_limit, points_earned, pass_validity_hours, weekdays, hours_from, hours_until, blackout_dates,
      minimum_bill, party_size, branch_ids, is_active, is_featured, moderation_status, rejection_reason,
      rejection_codes, first_approved_at, submitted_at, rating_sum, rating_count, average_rating, search, version,
      created_at, updated_at, feature_requested_at, waiting_since, taxes, kept_terms(deals) AS terms_now,
      deal_terms(deals) AS visit_terms, cover_key, usable_minutes, recent_uses,
      venue_name, venue_name_ne, venue_latitude, venue_longitude, venue_area_id,
      included, included_ne, excluded, excluded_ne, price_for_count, price_for_unit FROM deals;
  CREATE OR REPLACE VIEW listed_deals AS SELECT
      d.id, d.vendor_id, d.category_id, d.location_id, d.title, d.title_ne, d.description,
      d.description_ne, d.image, d.discount_type, d.discount_value, d.original_price, d.discounted_price,
      d.saving, d.start_date, d.end_date, d.sale_mode, d.redemption_limit, d.points_earned,
      d.pass_validity_hours, d.weekdays, d.hours_from, d.hours_until, d.blackout_dates, d.minimum_bill,
      d.party_size, d.branch_ids, d.is_active, d.is_featured, d.moderation_status, d.rejection_reason,
      d.rejection_codes, d.first_approved_at, d.submitted_at, d.rating_sum, d.rating_count,
      d.average_rating, d.search, d.version, d.created_at, d.updated_at, d.feature_requested_at,
      d.waiting_since, d.taxes, d.cover_key, d.usable_minutes, d.recent_uses,
      d.venue_name, d.venue_name_ne, d.venue_latitude, d.venue_longitude, d.venue_area_id,
      d.included, d.included_ne, d.excluded, d.excluded_ne, d.price_for_count, d.price_for_unit
    FROM deals d JOIN vendor_cards v ON v.id = d.vendor_id
    WHERE d.moderation_status = 'approved' AND d.is_active AND d.start_date <= now() AND d.end_date > now() AND v.status = 'verified'`;

import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Deals are sorted by the honour of their business (rule HN3). */
export class HonourRanks1771200380100 implements MigrationInterface {
  name = 'HonourRanks1771200380100';

  async up(db: QueryRunner): Promise<void> {
    for (const step of [RANK, COLUMN, TAKE, LISTED]) await db.query(step);
  }

  async down(): Promise<void> {
    throw new Error('Lists of the version before do not read the column: restore a backup instead.');
  }
}

/** The lower bound of the Wilson interval with 95 % confidence, in millionths; 0 below 20 answers. */
const RANK = `
  CREATE FUNCTION honour_rank(given integer, counted integer) RETURNS integer LANGUAGE sql IMMUTABLE AS $function$
    SELECT CASE WHEN counted < 20 THEN 0 ELSE floor(1000000 * (share + z * z / (2 * counted)
      - z * sqrt((share * (1 - share) + z * z / (4 * counted)) / counted)) / (1 + z * z / counted))::integer END
    FROM (SELECT 1.96::float8 AS z, given::float8 / nullif(counted, 0) AS share) AS parts
  $function$`;

const COLUMN = 'ALTER TABLE deals ADD COLUMN honour_rank integer NOT NULL DEFAULT 0';

const TAKE = `
  CREATE FUNCTION deals_take_honour() RETURNS trigger LANGUAGE plpgsql AS $function$
  BEGIN
    NEW.honour_rank := coalesce((SELECT honour_rank(v.honour_given, v.honour_counted) FROM vendor_cards v WHERE v.id = NEW.vendor_id), 0);
    RETURN NEW;
  END $function$;
  CREATE TRIGGER deals_ranked BEFORE INSERT ON deals FOR EACH ROW EXECUTE FUNCTION deals_take_honour()`;

const LISTED = `
  CREATE OR REPLACE VIEW listed_deals AS
  SELECT id, vendor_id, category_id, location_id, title, title_ne, description, description_ne, image, discount_type, discount_value,
      original_price, discounted_price, saving, start_date, end_date, sale_mode, redemption_limit, points_earned,
      pass_validity_hours, weekdays, hours_from, hours_until, blackout_dates, minimum_bill, party_size, branch_ids, is_active,
      is_featured, moderation_status, rejection_reason, rejection_codes, first_approved_at, submitted_at, rating_sum,
      rating_count, average_rating, search, version, created_at, updated_at, feature_requested_at, waiting_since, taxes,
      cover_key, usable_minutes, recent_uses, venue_name, venue_name_ne, venue_latitude, venue_longitude, venue_area_id, included,
      included_ne, excluded, excluded_ne, price_for_count, price_for_unit, food, honour_rank
  FROM deals d
  WHERE moderation_status = 'approved' AND is_active AND start_date <= now() AND end_date > now()
    AND NOT (vendor_id IN (SELECT v.id FROM vendor_cards v WHERE v.status <> 'verified'))`;

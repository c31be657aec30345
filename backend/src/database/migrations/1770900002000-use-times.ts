import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Times and places at which a deal can be used: hours of branches and terms of deals as minutes of two weeks,
 * a separate place for a deal, and its recent uses. The two weeks begin on a Sunday, so that hours over the
 * end of the week are one range.
 */
export class UseTimes1770900002000 implements MigrationInterface {
  name = 'UseTimes1770900002000';

  async up(db: QueryRunner): Promise<void> {
    for (const statement of [BRANCH_MINUTES, DEAL_MINUTES, BLACKOUT_MINUTES, USE_CLOCK, BRANCHES, DEALS])
      await db.query(statement);
    await db.query(VIEWS);
  }

  async down(): Promise<void> {
    throw new Error('Other views read the new columns: restore a backup instead.');
  }
}

/** A span that closes at or before its opening time runs over midnight. */
const BRANCH_MINUTES = `
  CREATE FUNCTION opening_minutes(hours jsonb) RETURNS int4multirange LANGUAGE sql IMMUTABLE AS $$
    SELECT range_agg(int4range(first, CASE WHEN last > first THEN last ELSE last + 1440 END)) * '{[0,20160)}'::int4multirange
    FROM jsonb_to_recordset(hours) AS span(weekday int, opens text, closes text), generate_series(-1, 1) AS week,
      LATERAL (SELECT week * 10080 + weekday * 1440 + left(opens, 2)::int * 60 + right(opens, 2)::int AS first,
        week * 10080 + weekday * 1440 + left(closes, 2)::int * 60 + right(closes, 2)::int AS last) AS minutes
  $$`;

/**
 * Null without weekdays and hours: always. Hours that run over midnight belong to the day on which they
 * began, as at the counter.
 */
const DEAL_MINUTES = `
  CREATE FUNCTION usable_minutes(weekdays smallint[], hours_from time, hours_until time) RETURNS int4multirange LANGUAGE sql IMMUTABLE AS $$
    SELECT CASE WHEN weekdays IS NOT NULL OR hours_from IS NOT NULL THEN
      (SELECT range_agg(int4range(day * 1440 + first, day * 1440 + CASE WHEN last > first THEN last ELSE last + 1440 END)) * '{[0,20160)}'::int4multirange
       FROM generate_series(-1, 13) AS day,
         LATERAL (SELECT coalesce(extract(epoch FROM hours_from)::int / 60, 0) AS first,
           coalesce(extract(epoch FROM hours_until)::int / 60, 1440) AS last) AS minutes
       WHERE weekdays IS NULL OR (day + 7) % 7 = ANY (weekdays)) END
  $$`;

const BRANCHES = `
  ALTER TABLE branches ADD COLUMN open_minutes int4multirange;
  CREATE FUNCTION branches_set_minutes() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      NEW.open_minutes := opening_minutes(NEW.hours);
      RETURN NEW;
    END $$;
  CREATE TRIGGER branches_minutes_kept BEFORE INSERT OR UPDATE OF hours ON branches
    FOR EACH ROW EXECUTE FUNCTION branches_set_minutes();
  UPDATE branches SET open_minutes = opening_minutes(hours) WHERE hours IS NOT NULL`;

const DEALS = `
  ALTER TABLE deals ADD COLUMN usable_minutes int4multirange, ADD COLUMN recent_uses integer NOT NULL DEFAULT 0,
    ADD COLUMN venue_name text, ADD COLUMN venue_name_ne text, ADD COLUMN venue_latitude double precision,
    ADD COLUMN venue_longitude double precision, ADD COLUMN venue_area_id integer;
  ALTER TABLE deals ADD CONSTRAINT deals_venue CHECK (
    num_nonnulls(venue_name, venue_latitude, venue_longitude) IN (0, 3)
    AND (venue_name IS NOT NULL OR num_nonnulls(venue_name_ne, venue_area_id) = 0)) NOT VALID;
  ALTER TABLE deals ADD CONSTRAINT deals_venue_text CHECK (length(venue_name) BETWEEN 2 AND 120 AND length(venue_name_ne) BETWEEN 2 AND 120
    AND venue_latitude BETWEEN -90 AND 90 AND venue_longitude BETWEEN -180 AND 180) NOT VALID;
  ALTER TABLE deals ADD CONSTRAINT deals_venue_area_id_fkey FOREIGN KEY (venue_area_id) REFERENCES areas (id) NOT VALID;
  CREATE FUNCTION deals_set_minutes() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      NEW.usable_minutes := usable_minutes(NEW.weekdays, NEW.hours_from, NEW.hours_until);
      RETURN NEW;
    END $$;
  CREATE TRIGGER deals_minutes_kept BEFORE INSERT OR UPDATE OF weekdays, hours_from, hours_until ON deals
    FOR EACH ROW EXECUTE FUNCTION deals_set_minutes();
  UPDATE deals SET usable_minutes = usable_minutes(weekdays, hours_from, hours_until) WHERE weekdays IS NOT NULL OR hours_from IS NOT NULL`;

/**
 * Minutes of the two weeks from `sunday` that blackout dates exclude. With hours over midnight a date ends
 * when the hours of the next begin.
 */
const BLACKOUT_MINUTES = `
  CREATE FUNCTION blackout_minutes(blackout_dates date[], hours_from time, hours_until time, sunday date)
  RETURNS int4multirange LANGUAGE sql IMMUTABLE AS $$
    SELECT coalesce(range_agg(int4range((day - sunday) * 1440 + night, (day - sunday + 1) * 1440 + night)), '{}')
    FROM unnest(blackout_dates) AS day,
      (SELECT CASE WHEN hours_from > hours_until THEN extract(epoch FROM hours_from)::int / 60 ELSE 0 END AS night) AS shift
    WHERE day BETWEEN sunday - 1 AND sunday + 14
  $$`;

/** The Sunday of this week in Nepal, and the minutes since it began. */
const USE_CLOCK = `
  CREATE FUNCTION use_clock(at timestamptz, OUT sunday date, OUT minute integer) LANGUAGE sql STABLE AS $$
    SELECT here::date - extract(dow FROM here)::int,
      extract(dow FROM here)::int * 1440 + extract(hour FROM here)::int * 60 + extract(minute FROM here)::int
    FROM (SELECT at AT TIME ZONE 'Asia/Kathmandu' AS here) AS clock
  $$`;

const VIEWS = `
  CREATE OR REPLACE VIEW branch_places AS
    SELECT id, vendor_id, name, address, city, latitude, longitude, hours, area_id, open_minutes FROM branches;
  CREATE OR REPLACE VIEW deal_facts AS SELECT
      id, vendor_id, category_id, location_id, title, title_ne, description, description_ne, image,
      discount_type, discount_value, original_price, discounted_price, saving, start_date, end_date, sale_mode,
      redemption_limit, points_earned, pass_validity_hours, weekdays, hours_from, hours_until, blackout_dates,
      minimum_bill, party_size, branch_ids, is_active, is_featured, moderation_status, rejection_reason,
      rejection_codes, first_approved_at, submitted_at, rating_sum, rating_count, average_rating, search, version,
      created_at, updated_at, feature_requested_at, waiting_since, taxes, kept_terms(deals) AS terms_now,
      deal_terms(deals) AS visit_terms, cover_key, usable_minutes, recent_uses,
      venue_name, venue_name_ne, venue_latitude, venue_longitude, venue_area_id FROM deals;
  CREATE OR REPLACE VIEW listed_deals AS SELECT
      d.id, d.vendor_id, d.category_id, d.location_id, d.title, d.title_ne, d.description,
      d.description_ne, d.image, d.discount_type, d.discount_value, d.original_price, d.discounted_price,
      d.saving, d.start_date, d.end_date, d.sale_mode, d.redemption_limit, d.points_earned,
      d.pass_validity_hours, d.weekdays, d.hours_from, d.hours_until, d.blackout_dates, d.minimum_bill,
      d.party_size, d.branch_ids, d.is_active, d.is_featured, d.moderation_status, d.rejection_reason,
      d.rejection_codes, d.first_approved_at, d.submitted_at, d.rating_sum, d.rating_count,
      d.average_rating, d.search, d.version, d.created_at, d.updated_at, d.feature_requested_at,
      d.waiting_since, d.taxes, d.cover_key, d.usable_minutes, d.recent_uses,
      d.venue_name, d.venue_name_ne, d.venue_latitude, d.venue_longitude, d.venue_area_id
    FROM deals d JOIN vendor_cards v ON v.id = d.vendor_id
    WHERE d.moderation_status = 'approved' AND d.is_active AND d.start_date <= now() AND d.end_date > now() AND v.status = 'verified'`;

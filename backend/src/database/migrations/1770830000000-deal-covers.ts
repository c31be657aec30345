import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Stores the illustration that matches a deal's title. Earlier deals have version 0 until the job has chosen one. */
export class DealCovers1770830000000 implements MigrationInterface {
  name = 'DealCovers1770830000000';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      ALTER TABLE deals ADD COLUMN IF NOT EXISTS cover_key text, ADD COLUMN cover_version smallint NOT NULL DEFAULT 0;
      CREATE OR REPLACE FUNCTION deals_await_cover() RETURNS trigger LANGUAGE plpgsql AS $$
        BEGIN
          NEW.cover_version := 0;
          RETURN NEW;
        END $$;
      CREATE TRIGGER deals_cover_stale BEFORE UPDATE OF title, title_ne, vendor_id, category_id ON deals
        FOR EACH ROW EXECUTE FUNCTION deals_await_cover();
      CREATE OR REPLACE VIEW deal_facts AS SELECT
          id, vendor_id, category_id, location_id, title, title_ne, description, description_ne, image,
          discount_type, discount_value, original_price, discounted_price, saving, start_date, end_date, sale_mode,
          redemption_limit, points_earned, pass_validity_hours, weekdays, hours_from, hours_until, blackout_dates,
          minimum_bill, party_size, branch_ids, is_active, is_featured, moderation_status, rejection_reason,
          rejection_codes, first_approved_at, submitted_at, rating_sum, rating_count, average_rating, search, version,
          created_at, updated_at, feature_requested_at, waiting_since, taxes, kept_terms(deals) AS terms_now,
          deal_terms(deals) AS visit_terms, cover_key FROM deals;
      CREATE OR REPLACE VIEW listed_deals AS SELECT
          d.id, d.vendor_id, d.category_id, d.location_id, d.title, d.title_ne, d.description,
          d.description_ne, d.image, d.discount_type, d.discount_value, d.original_price, d.discounted_price,
          d.saving, d.start_date, d.end_date, d.sale_mode, d.redemption_limit, d.points_earned,
          d.pass_validity_hours, d.weekdays, d.hours_from, d.hours_until, d.blackout_dates, d.minimum_bill,
          d.party_size, d.branch_ids, d.is_active, d.is_featured, d.moderation_status, d.rejection_reason,
          d.rejection_codes, d.first_approved_at, d.submitted_at, d.rating_sum, d.rating_count,
          d.average_rating, d.search, d.version, d.created_at, d.updated_at, d.feature_requested_at,
          d.waiting_since, d.taxes, d.cover_key
        FROM deals d JOIN vendor_cards v ON v.id = d.vendor_id
        WHERE d.moderation_status = 'approved' AND d.is_active AND d.start_date <= now() AND d.end_date > now() AND v.status = 'verified';`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      DROP TRIGGER deals_cover_stale ON deals;
      DROP FUNCTION deals_await_cover();
      ALTER TABLE deals DROP COLUMN cover_version`);
  }
}

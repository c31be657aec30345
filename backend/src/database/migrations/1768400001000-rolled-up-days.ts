import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Days whose daily figures exist, so that missed days are computed later, and functions that update only
 * changed figures.
 */
export class RolledUpDays1768400001000 implements MigrationInterface {
  name = 'RolledUpDays1768400001000';
  transaction = false;

  async up(db: QueryRunner): Promise<void> {
    for (const step of STEPS) await db.query(step);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('DROP FUNCTION roll_up_changes(date, timestamptz)');
    await db.query('DROP INDEX CONCURRENTLY deal_sightings_seen');
    await db.query('DROP INDEX CONCURRENTLY passes_updated');
    await db.query('ALTER TABLE deal_sightings DROP COLUMN seen_at');
    await db.query('DROP TABLE rolled_up_days');
  }
}

const TABLE = `
  CREATE TABLE IF NOT EXISTS rolled_up_days (
    day date PRIMARY KEY,
    rolled_up_at timestamptz NOT NULL,
    -- Nothing of the day changes any more, unless a pass of it does.
    is_final boolean NOT NULL
  )`;

/**
 * Finds deals with a change since then, and their businesses. Block range indexes (BRIN) find recently
 * written rows and cost nearly nothing when a pass is issued.
 */
const CHANGES = `
  CREATE OR REPLACE FUNCTION roll_up_changes(wanted date, since timestamptz) RETURNS void LANGUAGE plpgsql AS $$
  DECLARE
    day_start timestamptz := start_of_nepal_day(wanted);
    day_end timestamptz := start_of_nepal_day(wanted + 1);
    changed integer[] := ARRAY(
      SELECT p.deal_id FROM passes p WHERE p.updated_at >= since
      UNION SELECT s.deal_id FROM deal_sightings s WHERE s.day = wanted AND s.seen_at >= since);
    sellers integer[] := ARRAY(SELECT DISTINCT d.vendor_id FROM deals d WHERE d.id = ANY(changed));
  BEGIN
    IF cardinality(changed) = 0 THEN
      RETURN;
    END IF;
    INSERT INTO deal_analytics (deal_id, date, views, clicks, codes, redemptions, revenue)
      SELECT deal_id, wanted, sum(views), sum(clicks), sum(codes), sum(redemptions), sum(revenue) FROM (
        SELECT a.deal_id, 0 AS views, 0 AS clicks, 0 AS codes, 0 AS redemptions, 0 AS revenue
          FROM deal_analytics a WHERE a.date = wanted AND a.deal_id = ANY(changed)
        UNION ALL
        SELECT s.deal_id, (s.kind = 'view')::int, (s.kind = 'click')::int, 0, 0, 0
          FROM deal_sightings s WHERE s.day = wanted AND s.deal_id = ANY(changed)
        UNION ALL
        SELECT p.deal_id, 0, 0, 1, 0, 0 FROM passes p WHERE p.vendor_id = ANY(sellers) AND p.deal_id = ANY(changed)
          AND p.issued_at >= day_start AND p.issued_at < day_end
        UNION ALL
        SELECT p.deal_id, 0, 0, 0, 1, p.amount FROM passes p WHERE p.vendor_id = ANY(sellers) AND p.deal_id = ANY(changed)
          AND p.state = 'redeemed' AND p.redeemed_at >= day_start AND p.redeemed_at < day_end
      ) AS raw GROUP BY deal_id
      ON CONFLICT (deal_id, date) DO UPDATE SET views = excluded.views, clicks = excluded.clicks, codes = excluded.codes,
        redemptions = excluded.redemptions, revenue = excluded.revenue;
    INSERT INTO vendor_analytics (vendor_id, date, total_deals, active_deals, total_redemptions, total_revenue, new_customers, return_customers)
      SELECT v.id, wanted, d.total, d.active, used.redemptions, used.revenue, used.newcomers, used.customers - used.newcomers
      FROM unnest(sellers) AS v(id),
      LATERAL (
        SELECT count(*) AS total, count(*) FILTER (WHERE moderation_status = 'approved' AND is_active
          AND start_date < day_end AND end_date >= day_start) AS active
        FROM deals WHERE vendor_id = v.id AND created_at < day_end
      ) AS d,
      LATERAL (
        SELECT count(*) AS redemptions, coalesce(sum(p.amount), 0) AS revenue, count(DISTINCT p.user_id) AS customers,
          count(DISTINCT p.user_id) FILTER (WHERE NOT EXISTS (
            SELECT 1 FROM passes e WHERE e.vendor_id = p.vendor_id AND e.user_id = p.user_id AND e.state = 'redeemed'
              AND e.redeemed_at < day_start)) AS newcomers
        FROM passes p WHERE p.vendor_id = v.id AND p.state = 'redeemed' AND p.redeemed_at >= day_start AND p.redeemed_at < day_end
      ) AS used
      ON CONFLICT (vendor_id, date) DO UPDATE SET total_deals = excluded.total_deals, active_deals = excluded.active_deals,
        total_redemptions = excluded.total_redemptions, total_revenue = excluded.total_revenue,
        new_customers = excluded.new_customers, return_customers = excluded.return_customers;
  END $$`;

const STEPS = [
  TABLE,
  'ALTER TABLE deal_sightings ADD COLUMN IF NOT EXISTS seen_at timestamptz NOT NULL DEFAULT now()',
  'CREATE INDEX CONCURRENTLY IF NOT EXISTS deal_sightings_seen ON deal_sightings USING brin (seen_at) WITH (autosummarize = on)',
  'CREATE INDEX CONCURRENTLY IF NOT EXISTS passes_updated ON passes USING brin (updated_at) WITH (autosummarize = on)',
  CHANGES,
];

import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Times and placements at which deals are shown on the home page. `deals.is_featured` is no longer read; a
 * later version drops it, so that the previous one can still serve.
 */
export class FeaturedSlots1764600002000 implements MigrationInterface {
  name = 'FeaturedSlots1764600002000';

  async up(db: QueryRunner): Promise<void> {
    await db.query(SLOTS);
    await db.query(entitlements(SLOT_TAKEN));
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(entitlements('d.is_featured'));
    await db.query('DROP TABLE featured_slots');
  }
}

const SLOTS = `
CREATE EXTENSION IF NOT EXISTS btree_gist;
CREATE TABLE featured_slots (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  deal_id integer NOT NULL REFERENCES deals ON DELETE CASCADE,
  place text NOT NULL CHECK (place IN ('hero', 'specials', 'featured')),
  starts_at timestamptz NOT NULL,
  -- Null: until the deal ends or somebody takes it away.
  ends_at timestamptz,
  CONSTRAINT featured_slots_dates CHECK (ends_at > starts_at),
  CONSTRAINT featured_slots_once EXCLUDE USING gist (deal_id WITH =, place WITH =, tstzrange(starts_at, ends_at) WITH &&)
);
CREATE INDEX featured_slots_place ON featured_slots (place, starts_at DESC, id DESC);
CREATE INDEX featured_slots_ending ON featured_slots (ends_at);
CREATE INDEX featured_slots_starting ON featured_slots (starts_at);
INSERT INTO featured_slots (deal_id, place, starts_at) SELECT id, 'featured', created_at FROM deals WHERE is_featured;
`;

const SLOT_TAKEN = `EXISTS (SELECT 1 FROM featured_slots s WHERE s.deal_id = d.id AND (s.ends_at IS NULL OR s.ends_at > now()))`;

/** A featured deal counts from the request, or the booking of a slot, until the last slot or the deal ends. */
const entitlements = (isFeatured: string): string => `
CREATE OR REPLACE VIEW vendor_entitlements AS
  SELECT v.id AS vendor_id, p.id AS plan_id, p.slug AS plan, t.deal_limit, t.featured_deal_limit, t.analytics_access, t.priority_support,
    (SELECT count(*)::int FROM deals d WHERE d.vendor_id = v.id AND d.is_active AND d.end_date > now()
       AND d.moderation_status IN ('pending', 'approved')) AS active_deals,
    (SELECT count(*)::int FROM deals d WHERE d.vendor_id = v.id AND d.is_active AND d.end_date > now()
       AND d.moderation_status = 'approved') AS approved_deals,
    (SELECT count(*)::int FROM deals d WHERE d.vendor_id = v.id AND d.end_date > now()
       AND (${isFeatured} OR d.feature_requested_at IS NOT NULL)) AS featured_deals,
    t.id AS terms_id
  FROM vendors v JOIN subscription_plans p ON p.slug = CASE
    WHEN v.subscription_status IN ('active', 'trialing', 'past_due')
      AND (v.current_period_end IS NULL
        OR v.current_period_end + CASE WHEN v.cancel_at_period_end THEN interval '0' ELSE interval '7 days' END > now())
    THEN v.plan ELSE 'free' END
  JOIN subscription_plan_terms t ON t.id = CASE WHEN p.slug = 'free' THEN p.terms_id ELSE coalesce(v.plan_terms_id, p.terms_id) END`;

import type { MigrationInterface, QueryRunner } from 'typeorm';

const BATCH = 2_000;

/**
 * Moves the subscription of a business to a table of subscriptions. Columns that the API shows of a business
 * remain there as a copy. The previous version reads and writes the columns of `vendors`, so triggers
 * synchronize both.
 */
export class VendorSubscriptions1770500003000 implements MigrationInterface {
  name = 'VendorSubscriptions1770500003000';
  transaction = false;

  async up(db: QueryRunner): Promise<void> {
    for (const step of [...TABLE, LOCKS, TERMS, FOLLOWS]) await db.query(step);
    const [{ last } = { last: 0 }] = (await db.query('SELECT coalesce(max(id), 0) AS last FROM vendors')) as {
      last: number;
    }[];
    for (let first = 0; first < last; first += BATCH) await db.query(copyBetween(first, first + BATCH));
    await db.query(COPIES);
  }

  async down(): Promise<void> {
    throw new Error(
      'The terms of running subscriptions would have to be kept again by vendors: restore a backup instead.',
    );
  }
}

const TABLE = [
  `CREATE TABLE IF NOT EXISTS vendor_subscriptions (
    vendor_id integer PRIMARY KEY REFERENCES vendors ON DELETE CASCADE,
    -- The plan whose period runs; free without one.
    plan text NOT NULL DEFAULT 'free' CHECK (plan IN ('free', 'silver', 'gold')),
    -- The plan that was chosen.
    subscription_plan_id integer REFERENCES subscription_plans,
    status text NOT NULL DEFAULT 'pay_later' CHECK (status IN ('active', 'canceled', 'past_due', 'trialing', 'incomplete', 'pay_later')),
    billing_cycle text CHECK (billing_cycle IN ('monthly', 'yearly')),
    starts_at timestamptz,
    current_period_end timestamptz,
    cancel_at_period_end boolean NOT NULL DEFAULT false,
    next_subscription_plan_id integer REFERENCES subscription_plans,
    next_billing_cycle text CHECK (next_billing_cycle IN ('monthly', 'yearly')),
    -- The terms that were sold with the running period (rule T4).
    plan_terms_id integer REFERENCES subscription_plan_terms,
    stripe_customer_id text,
    updated_at timestamptz NOT NULL DEFAULT now()
  )`,
  `CREATE INDEX CONCURRENTLY IF NOT EXISTS vendor_subscriptions_due ON vendor_subscriptions (current_period_end)
     WHERE status IN ('active', 'trialing', 'past_due')`,
  `CREATE INDEX CONCURRENTLY IF NOT EXISTS vendor_subscriptions_terms ON vendor_subscriptions (plan_terms_id)
     WHERE plan_terms_id IS NOT NULL`,
];

const LOCKS = `
-- Changes of one business wait for each other until they commit. Returns null when there is no such business.
CREATE OR REPLACE FUNCTION vendors_lock(vendor integer) RETURNS boolean LANGUAGE sql AS $$
  SELECT true FROM vendors WHERE id = vendor FOR NO KEY UPDATE
$$;
-- Locks those that no other transaction has locked, and returns them.
CREATE OR REPLACE FUNCTION vendors_lock_unlocked(candidates integer[]) RETURNS SETOF integer LANGUAGE sql AS $$
  SELECT id FROM vendors WHERE id = ANY(candidates) ORDER BY id FOR NO KEY UPDATE SKIP LOCKED
$$`;

const TERMS = `
CREATE OR REPLACE FUNCTION vendor_subscriptions_keep_terms() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.plan = 'free' OR NEW.status NOT IN ('active', 'trialing', 'past_due') THEN
    NEW.plan_terms_id := NULL;
  ELSIF NEW.plan_terms_id IS NULL OR TG_OP = 'UPDATE' AND (NEW.plan <> OLD.plan OR NEW.current_period_end > OLD.current_period_end) THEN
    NEW.plan_terms_id := (SELECT terms_id FROM subscription_plans WHERE slug = NEW.plan);
  END IF;
  RETURN NEW;
END $$;
CREATE OR REPLACE TRIGGER vendor_subscriptions_terms BEFORE INSERT OR UPDATE OF plan, status, current_period_end ON vendor_subscriptions
  FOR EACH ROW EXECUTE FUNCTION vendor_subscriptions_keep_terms()`;

const COLUMNS = `plan, subscription_plan_id, status, billing_cycle, starts_at, current_period_end, cancel_at_period_end,
      next_subscription_plan_id, next_billing_cycle, plan_terms_id, stripe_customer_id`;
const ROW = (
  vendor: string,
): string => `${vendor}.plan, ${vendor}.subscription_plan_id, ${vendor}.subscription_status,
      ${vendor}.billing_cycle, ${vendor}.subscription_start_date, ${vendor}.current_period_end, ${vendor}.cancel_at_period_end,
      ${vendor}.next_subscription_plan_id, ${vendor}.next_billing_cycle, ${vendor}.plan_terms_id, ${vendor}.stripe_customer_id`;

/** For the previous version only: drop the trigger in the next release. It ignores changes by the copies. */
const FOLLOWS = `
CREATE OR REPLACE FUNCTION vendor_subscriptions_follow() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO vendor_subscriptions AS s (vendor_id, ${COLUMNS}) VALUES (NEW.id, ${ROW('NEW')})
  ON CONFLICT (vendor_id) DO UPDATE SET (${COLUMNS}, updated_at) = (EXCLUDED.plan, EXCLUDED.subscription_plan_id, EXCLUDED.status,
      EXCLUDED.billing_cycle, EXCLUDED.starts_at, EXCLUDED.current_period_end, EXCLUDED.cancel_at_period_end,
      EXCLUDED.next_subscription_plan_id, EXCLUDED.next_billing_cycle,
      CASE WHEN TG_OP = 'UPDATE' AND OLD.plan_terms_id IS DISTINCT FROM NEW.plan_terms_id THEN NEW.plan_terms_id ELSE s.plan_terms_id END,
      EXCLUDED.stripe_customer_id, now());
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER vendors_subscription_followed AFTER INSERT OR UPDATE OF plan, subscription_plan_id, subscription_status,
    billing_cycle, subscription_start_date, current_period_end, cancel_at_period_end, next_subscription_plan_id, next_billing_cycle,
    plan_terms_id, stripe_customer_id ON vendors
  FOR EACH ROW WHEN (pg_trigger_depth() = 0) EXECUTE FUNCTION vendor_subscriptions_follow()`;

/** Locks the businesses of the batch, so that no change of a subscription is half in the copy. */
const copyBetween = (first: number, last: number): string => `
DO $$ BEGIN
  PERFORM FROM vendors WHERE id > ${first} AND id <= ${last} ORDER BY id FOR NO KEY UPDATE;
  INSERT INTO vendor_subscriptions (vendor_id, ${COLUMNS})
    SELECT v.id, ${ROW('v')} FROM vendors v WHERE v.id > ${first} AND v.id <= ${last} ON CONFLICT DO NOTHING;
END $$`;

/** The columns after `cancel_at_period_end` are for the previous version: leave them out in the next release. */
const COPIES = `
CREATE OR REPLACE FUNCTION vendors_copy_subscription(
  vendor integer, new_plan text, plan_id integer, new_status text, period_end timestamptz, cancels boolean,
  cycle text, starts_at timestamptz, next_plan_id integer, next_cycle text, terms_id integer, stripe_customer text)
RETURNS void LANGUAGE sql AS $$
  UPDATE vendors SET plan = new_plan, subscription_plan_id = plan_id, subscription_status = new_status, current_period_end = period_end,
    cancel_at_period_end = cancels, billing_cycle = cycle, subscription_start_date = starts_at, next_subscription_plan_id = next_plan_id,
    next_billing_cycle = next_cycle, plan_terms_id = terms_id, stripe_customer_id = stripe_customer, updated_at = now()
  WHERE id = vendor AND (plan, subscription_plan_id, subscription_status, current_period_end, cancel_at_period_end, billing_cycle,
      subscription_start_date, next_subscription_plan_id, next_billing_cycle, plan_terms_id, stripe_customer_id)
    IS DISTINCT FROM (new_plan, plan_id, new_status, period_end, cancels, cycle, starts_at, next_plan_id, next_cycle, terms_id, stripe_customer)
$$;
CREATE OR REPLACE FUNCTION vendor_subscriptions_copy() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM vendors_copy_subscription(NEW.vendor_id, NEW.plan, NEW.subscription_plan_id, NEW.status, NEW.current_period_end,
    NEW.cancel_at_period_end, NEW.billing_cycle, NEW.starts_at, NEW.next_subscription_plan_id, NEW.next_billing_cycle,
    NEW.plan_terms_id, NEW.stripe_customer_id);
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER vendor_subscriptions_copied AFTER INSERT OR UPDATE ON vendor_subscriptions
  FOR EACH ROW EXECUTE FUNCTION vendor_subscriptions_copy();
DROP TRIGGER IF EXISTS vendors_terms ON vendors;
DROP FUNCTION IF EXISTS vendors_keep_terms();
CREATE OR REPLACE VIEW vendor_entitlements AS
  SELECT v.id AS vendor_id, p.id AS plan_id, p.slug AS plan, t.deal_limit, t.featured_deal_limit, t.analytics_access, t.priority_support,
    (SELECT count(*)::integer FROM deals d
     WHERE d.vendor_id = v.id AND d.is_active AND d.end_date > now() AND d.moderation_status IN ('pending', 'approved')) AS active_deals,
    (SELECT count(*)::integer FROM deals d
     WHERE d.vendor_id = v.id AND d.is_active AND d.end_date > now() AND d.moderation_status = 'approved') AS approved_deals,
    (SELECT count(*)::integer FROM deals d WHERE d.vendor_id = v.id AND d.end_date > now() AND (EXISTS (SELECT 1 FROM featured_slots s
       WHERE s.deal_id = d.id AND (s.ends_at IS NULL OR s.ends_at > now())) OR d.feature_requested_at IS NOT NULL)) AS featured_deals,
    t.id AS terms_id
  FROM vendors v LEFT JOIN vendor_subscriptions s ON s.vendor_id = v.id
  LEFT JOIN LATERAL (SELECT o.plan_terms_id AS terms_id, bought.plan_id
    FROM plan_orders o JOIN subscription_plan_terms bought ON bought.id = o.plan_terms_id
    WHERE o.vendor_id = v.id AND o.kind = 'subscription' AND o.state = 'paid' AND o.replaced_by IS NULL
      AND s.current_period_end <= now() AND o.period_start <= now() AND o.period_end > now()
    ORDER BY o.period_end DESC LIMIT 1) AS paid ON true
  JOIN subscription_plans p ON CASE WHEN paid.plan_id IS NOT NULL THEN p.id = paid.plan_id ELSE p.slug =
    CASE WHEN s.status IN ('active', 'trialing', 'past_due') AND (s.current_period_end IS NULL
        OR s.current_period_end + CASE WHEN s.cancel_at_period_end THEN interval '0' ELSE interval '7 days' END > now())
      THEN s.plan ELSE 'free' END END
  JOIN subscription_plan_terms t ON t.id = CASE WHEN paid.terms_id IS NOT NULL THEN paid.terms_id
    WHEN p.slug = 'free' THEN p.terms_id ELSE coalesce(s.plan_terms_id, p.terms_id) END`;

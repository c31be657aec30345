import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Terms of plans as immutable rows; a running period keeps the terms of its sale (rule T4). */
export class PlanTerms1764600001000 implements MigrationInterface {
  name = 'PlanTerms1764600001000';

  async up(db: QueryRunner): Promise<void> {
    for (const step of [TERMS, PERIODS, ENTITLEMENTS, MEMBERSHIPS]) await db.query(step);
  }

  async down(): Promise<void> {
    throw new Error('What running periods were sold would be lost: restore a backup instead.');
  }
}

const TERMS = `
CREATE TABLE subscription_plan_terms (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  plan_id integer NOT NULL REFERENCES subscription_plans,
  price_monthly integer NOT NULL,
  price_yearly integer NOT NULL,
  deal_limit integer,
  featured_deal_limit integer NOT NULL,
  analytics_access boolean NOT NULL,
  priority_support boolean NOT NULL,
  since timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX subscription_plan_terms_plan ON subscription_plan_terms (plan_id);
INSERT INTO subscription_plan_terms (plan_id, price_monthly, price_yearly, deal_limit, featured_deal_limit, analytics_access, priority_support)
  SELECT id, price_monthly, price_yearly, deal_limit, featured_deal_limit, analytics_access, priority_support FROM subscription_plans ORDER BY id;

ALTER TABLE subscription_plans
  ADD COLUMN terms_id integer REFERENCES subscription_plan_terms,
  ADD CONSTRAINT subscription_plans_free_stays_free
    CHECK (slug <> 'free' OR (price_monthly = 0 AND price_yearly = 0 AND is_active));
UPDATE subscription_plans p SET terms_id = t.id FROM subscription_plan_terms t WHERE t.plan_id = p.id;
ALTER TABLE subscription_plans ALTER COLUMN terms_id SET NOT NULL;

CREATE FUNCTION subscription_plans_new_terms() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO subscription_plan_terms (plan_id, price_monthly, price_yearly, deal_limit, featured_deal_limit, analytics_access, priority_support)
    VALUES (NEW.id, NEW.price_monthly, NEW.price_yearly, NEW.deal_limit, NEW.featured_deal_limit, NEW.analytics_access, NEW.priority_support)
    RETURNING id INTO NEW.terms_id;
  RETURN NEW;
END $$;
CREATE TRIGGER subscription_plans_terms BEFORE UPDATE ON subscription_plans FOR EACH ROW
  WHEN ((OLD.price_monthly, OLD.price_yearly, OLD.deal_limit, OLD.featured_deal_limit, OLD.analytics_access, OLD.priority_support)
    IS DISTINCT FROM (NEW.price_monthly, NEW.price_yearly, NEW.deal_limit, NEW.featured_deal_limit, NEW.analytics_access, NEW.priority_support))
  EXECUTE FUNCTION subscription_plans_new_terms();
`;

const PERIODS = `
ALTER TABLE vendors ADD COLUMN plan_terms_id integer REFERENCES subscription_plan_terms;
UPDATE vendors v SET plan_terms_id = p.terms_id FROM subscription_plans p
  WHERE p.slug = v.plan AND v.plan <> 'free' AND v.subscription_status IN ('active', 'trialing', 'past_due');
CREATE INDEX vendors_plan_terms ON vendors (plan_terms_id) WHERE plan_terms_id IS NOT NULL;

-- Whoever begins a period: it takes the terms of that moment and keeps them until the next one.
CREATE FUNCTION vendors_keep_terms() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.plan = 'free' OR NEW.subscription_status NOT IN ('active', 'trialing', 'past_due') THEN
    NEW.plan_terms_id := NULL;
  ELSIF NEW.plan_terms_id IS NULL OR TG_OP = 'INSERT' OR NEW.plan <> OLD.plan OR NEW.current_period_end > OLD.current_period_end THEN
    NEW.plan_terms_id := (SELECT terms_id FROM subscription_plans WHERE slug = NEW.plan);
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER vendors_terms BEFORE INSERT OR UPDATE OF plan, subscription_status, current_period_end ON vendors
  FOR EACH ROW EXECUTE FUNCTION vendors_keep_terms();
`;

const ENTITLEMENTS = `
CREATE OR REPLACE VIEW vendor_entitlements AS
  SELECT v.id AS vendor_id, p.id AS plan_id, p.slug AS plan, t.deal_limit, t.featured_deal_limit, t.analytics_access, t.priority_support,
    (SELECT count(*)::int FROM deals d WHERE d.vendor_id = v.id AND d.is_active AND d.end_date > now()
       AND d.moderation_status IN ('pending', 'approved')) AS active_deals,
    (SELECT count(*)::int FROM deals d WHERE d.vendor_id = v.id AND d.is_active AND d.end_date > now()
       AND d.moderation_status = 'approved') AS approved_deals,
    (SELECT count(*)::int FROM deals d WHERE d.vendor_id = v.id AND d.end_date > now()
       AND (d.is_featured OR d.feature_requested_at IS NOT NULL)) AS featured_deals,
    t.id AS terms_id
  FROM vendors v JOIN subscription_plans p ON p.slug = CASE
    WHEN v.subscription_status IN ('active', 'trialing', 'past_due')
      AND (v.current_period_end IS NULL
        OR v.current_period_end + CASE WHEN v.cancel_at_period_end THEN interval '0' ELSE interval '7 days' END > now())
    THEN v.plan ELSE 'free' END
  JOIN subscription_plan_terms t ON t.id = CASE WHEN p.slug = 'free' THEN p.terms_id ELSE coalesce(v.plan_terms_id, p.terms_id) END;
`;

const MEMBERSHIPS = `
ALTER TABLE memberships
  ADD COLUMN is_active boolean NOT NULL DEFAULT true,
  ADD COLUMN version integer NOT NULL DEFAULT 1,
  ADD COLUMN updated_at timestamptz NOT NULL DEFAULT now(),
  ADD CONSTRAINT memberships_basic_stays_free
    CHECK (slug <> 'basic' OR (price_yearly = 0 AND points_multiplier = 1 AND is_active));
ALTER TABLE user_memberships ADD COLUMN price_yearly integer, ADD COLUMN points_multiplier integer;
UPDATE user_memberships um SET price_yearly = m.price_yearly, points_multiplier = m.points_multiplier
  FROM memberships m WHERE m.id = um.membership_id;
CREATE INDEX user_memberships_of ON user_memberships (membership_id, ends_at);

CREATE FUNCTION user_memberships_keep_terms() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  SELECT price_yearly, points_multiplier INTO NEW.price_yearly, NEW.points_multiplier FROM memberships WHERE id = NEW.membership_id;
  RETURN NEW;
END $$;
CREATE TRIGGER user_memberships_terms BEFORE INSERT ON user_memberships
  FOR EACH ROW EXECUTE FUNCTION user_memberships_keep_terms();
ALTER TABLE user_memberships ALTER COLUMN price_yearly SET NOT NULL, ALTER COLUMN points_multiplier SET NOT NULL;

CREATE OR REPLACE FUNCTION points_multiplier(customer integer) RETURNS integer LANGUAGE sql STABLE AS $$
  SELECT coalesce(max(um.points_multiplier), 1) FROM user_memberships um
  WHERE um.user_id = customer AND um.starts_at <= now() AND um.ends_at > now()
$$;
`;

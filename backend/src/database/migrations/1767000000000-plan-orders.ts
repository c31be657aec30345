import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Memberships and plans of businesses that are paid for (rules MB1 to MB8, VB1 to VB6). */
export class PlanOrders1767000000000 implements MigrationInterface {
  name = 'PlanOrders1767000000000';

  async up(db: QueryRunner): Promise<void> {
    for (const step of [ORDERS, MEMBERSHIPS, SUBSCRIPTIONS, REMINDERS]) await db.query(step);
  }

  async down(): Promise<void> {
    throw new Error('Every plan that was paid for would be lost: restore a backup instead.');
  }
}

const ORDERS = `
CREATE TABLE plan_orders (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  public_id uuid NOT NULL UNIQUE,
  kind text NOT NULL CHECK (kind IN ('membership', 'subscription')),
  change text NOT NULL CHECK (change IN ('start', 'renewal', 'upgrade')),
  -- Who ordered it; a subscription belongs to the business.
  user_id integer NOT NULL REFERENCES users,
  vendor_id integer REFERENCES vendors,
  -- What was bought, as it was offered then.
  membership_id integer REFERENCES memberships,
  points_multiplier integer,
  plan_terms_id integer REFERENCES subscription_plan_terms,
  billing_cycle text NOT NULL CHECK (billing_cycle IN ('monthly', 'yearly')),
  price integer NOT NULL CHECK (price > 0),
  credit integer NOT NULL DEFAULT 0 CHECK (credit >= 0),
  due integer GENERATED ALWAYS AS (price - credit) STORED,
  -- What was paid before it: when that has changed meanwhile, this one can no longer be given.
  based_on bigint REFERENCES plan_orders,
  state text NOT NULL DEFAULT 'awaiting_payment' CHECK (state IN ('awaiting_payment', 'paid', 'expired', 'refunded')),
  expires_at timestamptz NOT NULL,
  paid_by uuid UNIQUE REFERENCES payments (public_id),
  paid_at timestamptz,
  period_start timestamptz,
  period_end timestamptz,
  -- The upgrade that took the place of what was left of it.
  replaced_by bigint REFERENCES plan_orders,
  -- What is given back together carries one number.
  money_back_id uuid,
  refunded_at timestamptz,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT plan_orders_something_is_due CHECK (credit < price),
  CONSTRAINT plan_orders_credit_on_upgrades CHECK (credit = 0 OR change = 'upgrade'),
  CONSTRAINT plan_orders_of_one_kind CHECK (
    CASE kind WHEN 'membership' THEN vendor_id IS NULL AND membership_id IS NOT NULL AND points_multiplier IS NOT NULL AND plan_terms_id IS NULL
    ELSE vendor_id IS NOT NULL AND membership_id IS NULL AND points_multiplier IS NULL AND plan_terms_id IS NOT NULL END),
  CONSTRAINT plan_orders_paid_fully CHECK (
    (state IN ('paid', 'refunded')) = (paid_by IS NOT NULL AND paid_at IS NOT NULL AND period_start IS NOT NULL AND period_end IS NOT NULL)),
  CONSTRAINT plan_orders_period CHECK (period_end > period_start),
  CONSTRAINT plan_orders_refunded_fully CHECK (
    (state = 'refunded') = (refunded_at IS NOT NULL) AND (state = 'refunded') = (money_back_id IS NOT NULL)),
  CONSTRAINT plan_orders_money_back_once_a_year EXCLUDE USING gist (user_id WITH =, money_back_id WITH <>,
    tsrange(refunded_at AT TIME ZONE 'UTC', refunded_at AT TIME ZONE 'UTC' + interval '1 year') WITH &&) WHERE (money_back_id IS NOT NULL)
);
CREATE UNIQUE INDEX plan_orders_one_open_membership ON plan_orders (user_id) WHERE kind = 'membership' AND state = 'awaiting_payment';
CREATE UNIQUE INDEX plan_orders_one_open_subscription ON plan_orders (vendor_id) WHERE kind = 'subscription' AND state = 'awaiting_payment';
CREATE INDEX plan_orders_user ON plan_orders (user_id, id DESC);
CREATE INDEX plan_orders_vendor ON plan_orders (vendor_id, id DESC) WHERE vendor_id IS NOT NULL;
CREATE INDEX plan_orders_overdue ON plan_orders (expires_at) WHERE state = 'awaiting_payment';
`;

const MEMBERSHIPS = `
ALTER TABLE user_memberships
  ADD COLUMN plan_order_id bigint UNIQUE REFERENCES plan_orders,
  ADD COLUMN replaced_by bigint REFERENCES plan_orders,
  ADD COLUMN cancelled_at timestamptz;
CREATE INDEX user_memberships_ending ON user_memberships (ends_at);

-- What was ordered keeps its price and multiplier, whatever an admin changed before it was paid.
CREATE OR REPLACE FUNCTION user_memberships_keep_terms() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  SELECT coalesce(NEW.price_yearly, m.price_yearly), coalesce(NEW.points_multiplier, m.points_multiplier)
    INTO NEW.price_yearly, NEW.points_multiplier FROM memberships m WHERE m.id = NEW.membership_id;
  RETURN NEW;
END $$;

CREATE OR REPLACE FUNCTION points_multiplier(customer integer) RETURNS integer LANGUAGE sql STABLE AS $$
  SELECT coalesce(max(um.points_multiplier), 1) FROM user_memberships um
  WHERE um.user_id = customer AND um.starts_at <= now() AND um.ends_at > now() AND um.replaced_by IS NULL
$$;
`;

/** A period that was paid early is stored in its order, and begins by the clock. */
const SUBSCRIPTIONS = `
CREATE INDEX plan_orders_periods ON plan_orders (vendor_id, period_end) WHERE kind = 'subscription' AND state = 'paid' AND replaced_by IS NULL;

CREATE OR REPLACE VIEW vendor_entitlements AS
  SELECT v.id AS vendor_id, p.id AS plan_id, p.slug AS plan, t.deal_limit, t.featured_deal_limit, t.analytics_access, t.priority_support,
    (SELECT count(*)::int FROM deals d WHERE d.vendor_id = v.id AND d.is_active AND d.end_date > now()
       AND d.moderation_status IN ('pending', 'approved')) AS active_deals,
    (SELECT count(*)::int FROM deals d WHERE d.vendor_id = v.id AND d.is_active AND d.end_date > now()
       AND d.moderation_status = 'approved') AS approved_deals,
    (SELECT count(*)::int FROM deals d WHERE d.vendor_id = v.id AND d.end_date > now()
       AND (EXISTS (SELECT 1 FROM featured_slots s WHERE s.deal_id = d.id AND (s.ends_at IS NULL OR s.ends_at > now()))
         OR d.feature_requested_at IS NOT NULL)) AS featured_deals,
    t.id AS terms_id
  FROM vendors v
  LEFT JOIN LATERAL (
    SELECT o.plan_terms_id AS terms_id, bought.plan_id FROM plan_orders o JOIN subscription_plan_terms bought ON bought.id = o.plan_terms_id
    WHERE o.vendor_id = v.id AND o.kind = 'subscription' AND o.state = 'paid' AND o.replaced_by IS NULL
      AND v.current_period_end <= now() AND o.period_start <= now() AND o.period_end > now()
    ORDER BY o.period_end DESC LIMIT 1
  ) paid ON true
  JOIN subscription_plans p ON CASE WHEN paid.plan_id IS NOT NULL THEN p.id = paid.plan_id ELSE p.slug = CASE
    WHEN v.subscription_status IN ('active', 'trialing', 'past_due')
      AND (v.current_period_end IS NULL
        OR v.current_period_end + CASE WHEN v.cancel_at_period_end THEN interval '0' ELSE interval '7 days' END > now())
    THEN v.plan ELSE 'free' END END
  JOIN subscription_plan_terms t ON t.id = CASE
    WHEN paid.terms_id IS NOT NULL THEN paid.terms_id WHEN p.slug = 'free' THEN p.terms_id ELSE coalesce(v.plan_terms_id, p.terms_id) END;
`;

const REMINDERS = `
-- What was said about the end of a period, once each: so many days before it, 0 when it came.
CREATE TABLE plan_reminders (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  vendor_id integer REFERENCES vendors,
  user_membership_id integer REFERENCES user_memberships ON DELETE CASCADE,
  ends_at timestamptz NOT NULL,
  days smallint NOT NULL CHECK (days IN (0, 1, 7)),
  told_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT plan_reminders_of_one CHECK ((vendor_id IS NULL) <> (user_membership_id IS NULL)),
  CONSTRAINT plan_reminders_once UNIQUE NULLS NOT DISTINCT (vendor_id, user_membership_id, ends_at, days)
);
CREATE INDEX plan_reminders_membership ON plan_reminders (user_membership_id) WHERE user_membership_id IS NOT NULL;
`;

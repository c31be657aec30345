import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Points have a monetary value: bounded by the price, charged to the business that gives them, and spendable
 * after a delay (rules O1 to O7).
 */
export class FundedPoints1769600000000 implements MigrationInterface {
  name = 'FundedPoints1769600000000';

  async up(db: QueryRunner): Promise<void> {
    for (const step of [BOUNDS, ...COLUMNS, EARNING, BOOKING, STATEMENTS, PAUSES]) await db.query(step);
  }

  async down(): Promise<void> {
    throw new Error('Which business pays for which points would be lost: restore a backup instead.');
  }
}

const BOUNDS = `
-- The defaults are those of setting-definitions.ts; a test compares them.
CREATE OR REPLACE FUNCTION points_setting(name text, initial integer) RETURNS integer LANGUAGE sql STABLE AS $$
  SELECT coalesce((SELECT (value #>> '{}')::integer FROM settings WHERE key = 'points.' || name), initial)
$$;
-- The points that a deal at this price may give (rule O3): ten points are a rupee.
CREATE OR REPLACE FUNCTION most_points(price integer) RETURNS integer LANGUAGE sql STABLE AS $$
  SELECT least(price::bigint * points_setting('largestWorth', 20) / 10, 100000)::integer
$$;
-- What a deal gives: a deal from before the bound gives the bound.
CREATE OR REPLACE FUNCTION points_given(points integer, price integer) RETURNS integer LANGUAGE sql STABLE AS $$
  SELECT least(points, most_points(price))
$$;
-- A business that owes more than it may gives none (rule O4).
CREATE OR REPLACE FUNCTION points_paused(business integer) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT coalesce((SELECT owed_paisa < -100::bigint * points_setting('mostOwed', 5000) FROM vendor_balances WHERE vendor_id = business), false)
$$;
-- What a customer earned and cannot spend yet (rule O6).
CREATE OR REPLACE FUNCTION points_pending(customer integer) RETURNS integer LANGUAGE sql STABLE AS $$
  SELECT coalesce(sum(e.delta), 0)::integer FROM points_ledger e
  WHERE e.user_id = customer AND e.kind = 'redemption' AND e.created_at > now() - make_interval(hours => points_setting('spendableAfterHours', 24))
    AND NOT EXISTS (SELECT 1 FROM points_ledger back WHERE back.pass_id = e.pass_id AND back.kind = 'reversal')
$$;
CREATE OR REPLACE FUNCTION deal_terms(d deals) RETURNS jsonb LANGUAGE sql STABLE AS $$
  SELECT jsonb_build_object('weekdays', to_jsonb(d.weekdays), 'hoursFrom', to_char(d.hours_from, 'HH24:MI'),
    'hoursUntil', to_char(d.hours_until, 'HH24:MI'), 'blackoutDates', to_jsonb(d.blackout_dates), 'branchIds', to_jsonb(d.branch_ids),
    'minimumBill', d.minimum_bill, 'partySize', d.party_size, 'points', points_given(d.points_earned, d.discounted_price),
    'price', d.discounted_price, 'originalPrice', d.original_price)
$$;
`;

const COLUMNS = [
  `ALTER TABLE points_ledger
     ADD COLUMN vendor_id integer,
     ADD COLUMN vendor_points integer NOT NULL DEFAULT 0,
     ADD COLUMN user_membership_id integer,
     DROP CONSTRAINT points_ledger_kind_check`,
  `ALTER TABLE points_ledger ADD CONSTRAINT points_ledger_kind_check
     CHECK (kind IN ('redemption', 'reversal', 'correction', 'spend', 'return', 'membership-return')) NOT VALID`,
  `ALTER TABLE points_ledger ADD CONSTRAINT points_ledger_funded
     CHECK (vendor_points = 0 OR vendor_id IS NOT NULL AND kind IN ('redemption', 'reversal') AND abs(vendor_points) <= abs(delta)) NOT VALID`,
  `ALTER TABLE points_ledger ADD CONSTRAINT points_ledger_vendor FOREIGN KEY (vendor_id) REFERENCES vendors NOT VALID`,
  `ALTER TABLE points_ledger ADD CONSTRAINT points_ledger_membership
     FOREIGN KEY (user_membership_id) REFERENCES user_memberships NOT VALID`,
  'ALTER TABLE passes ADD COLUMN points_withheld text',
  `ALTER TABLE passes ADD CONSTRAINT passes_points_withheld
     CHECK (points_withheld IS NULL OR points_withheld IN ('business-owes', 'at-business', 'per-day') AND points = 0) NOT VALID`,
];

const EARNING = `
-- What decides what a use earns (rules O2, O4 and O5). Uses of one customer and of one business wait for each other until they commit.
CREATE FUNCTION points_ledger_facts(customer integer, business integer, since timestamptz)
RETURNS TABLE (owed_paisa bigint, uses_at_business integer, uses_today integer, multiplier integer, membership_id integer, bonus_left integer)
LANGUAGE plpgsql AS $$
#variable_conflict use_column
BEGIN
  PERFORM FROM users u WHERE u.id = customer FOR NO KEY UPDATE;
  -- A business without a balance gets one: its first uses wait for each other, too.
  PERFORM FROM vendor_balances b WHERE b.vendor_id = business FOR NO KEY UPDATE;
  IF NOT FOUND THEN
    INSERT INTO vendor_balances (vendor_id, owed_paisa) VALUES (business, 0) ON CONFLICT DO NOTHING;
    PERFORM FROM vendor_balances b WHERE b.vendor_id = business FOR NO KEY UPDATE;
  END IF;
  RETURN QUERY
  SELECT coalesce((SELECT b.owed_paisa FROM vendor_balances b WHERE b.vendor_id = business), 0),
    used.here::integer, used.everywhere::integer, coalesce(m.points_multiplier, 1), m.id, coalesce(m.bonus_left, 0)
  FROM (SELECT count(*) FILTER (WHERE e.vendor_id = business) AS here, count(*) AS everywhere FROM points_ledger e
    WHERE e.user_id = customer AND e.kind = 'redemption' AND e.created_at >= since
      AND NOT EXISTS (SELECT 1 FROM points_ledger back WHERE back.pass_id = e.pass_id AND back.kind = 'reversal')) AS used
  -- At most the price paid for a membership is added in its period.
  LEFT JOIN (SELECT um.id, um.points_multiplier, (10 * coalesce(o.due, um.price_yearly)
      - coalesce((SELECT sum(e.delta - e.vendor_points) FROM points_ledger e WHERE e.user_membership_id = um.id), 0))::integer AS bonus_left
    FROM user_memberships um LEFT JOIN plan_orders o ON o.id = um.plan_order_id
    WHERE um.user_id = customer AND um.starts_at <= now() AND um.ends_at > now() AND um.replaced_by IS NULL
    ORDER BY um.points_multiplier DESC, um.id LIMIT 1) AS m ON true;
END $$;

-- Credits a use, once.
CREATE FUNCTION points_ledger_credit(
  customer integer, points integer, pass bigint, multiplied integer, business integer, from_business integer, membership integer)
RETURNS void LANGUAGE sql AS $$
  WITH entry AS (
    INSERT INTO points_ledger (user_id, delta, kind, pass_id, multiplier, vendor_id, vendor_points, user_membership_id)
    SELECT customer, points, 'redemption', pass, multiplied, business, from_business, membership WHERE points > 0
    ON CONFLICT DO NOTHING RETURNING user_id, delta
  )
  UPDATE users SET loyalty_points = loyalty_points + entry.delta FROM entry WHERE users.id = entry.user_id
$$;
`;

const BOOKING = `
-- The business pays what it gives, the marketplace what a membership adds. What was earned before is the marketplace's.
CREATE OR REPLACE FUNCTION points_ledger_owed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO ledger_accounts (code, kind, vendor_id)
    SELECT DISTINCT 'vendor:' || vendor_id, 'liability', vendor_id FROM moved WHERE vendor_points <> 0 ON CONFLICT DO NOTHING;
  WITH booked AS (
    INSERT INTO ledger_transactions (kind, source) SELECT 'points', id::text FROM moved ORDER BY id RETURNING id, source
  )
  INSERT INTO ledger_entries (transaction_id, account_id, paisa)
    SELECT booked.id, account.id, side.paisa
    FROM booked JOIN moved ON moved.id = booked.source::bigint
    CROSS JOIN LATERAL (VALUES
      ('points', moved.delta * -10::bigint),
      ('vendor:' || moved.vendor_id, moved.vendor_points * 10::bigint),
      (CASE WHEN moved.kind IN ('spend', 'return') THEN 'customer-funds' ELSE 'points-cost' END,
        (moved.delta - moved.vendor_points) * 10::bigint)) AS side (code, paisa)
    JOIN ledger_accounts account ON account.code = side.code
    WHERE side.paisa <> 0;
  RETURN NULL;
END $$;
`;

const STATEMENTS = `
-- Points that were charged on a day, less those that came back.
ALTER TABLE vendor_statements ADD COLUMN points_paisa bigint NOT NULL DEFAULT 0;
ALTER TABLE vendor_statements ALTER COLUMN closing_paisa DROP EXPRESSION;
CREATE FUNCTION vendor_statements_close() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.closing_paisa := NEW.opening_paisa + NEW.sold_paisa - NEW.returned_paisa - NEW.points_paisa - NEW.paid_out_paisa;
  RETURN NEW;
END $$;
CREATE TRIGGER vendor_statements_closed BEFORE INSERT ON vendor_statements
  FOR EACH ROW EXECUTE FUNCTION vendor_statements_close();
`;

const PAUSES = `
-- Whatever moves a balance over the bound: answers that show its deals are wrong from then on.
CREATE FUNCTION vendor_balances_pause_points() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  bound bigint := -100::bigint * points_setting('mostOwed', 5000);
BEGIN
  IF (TG_OP = 'UPDATE' AND OLD.owed_paisa < bound) <> (NEW.owed_paisa < bound) THEN
    PERFORM pg_notify('public_cache', 'deals');
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER vendor_balances_points AFTER INSERT OR UPDATE OF owed_paisa ON vendor_balances
  FOR EACH ROW EXECUTE FUNCTION vendor_balances_pause_points();
`;

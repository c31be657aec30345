import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Loyalty posts points and locks balances through functions of the modules that own these tables (ADR 45). */
export class PointsPosting1770500001000 implements MigrationInterface {
  name = 'PointsPosting1770500001000';

  async up(db: QueryRunner): Promise<void> {
    for (const step of [BILLING, SUBSCRIPTIONS, LOYALTY]) await db.query(step);
  }

  async down(): Promise<void> {
    throw new Error(
      'The functions of the version before would have to be created again: restore a backup instead.',
    );
  }
}

const BILLING = `
-- Books transactions of one kind, given by their entries. Of one kind and source there is one transaction, however often it is
-- posted (rule LE2). An account that does not exist leaves the sum wrong, and the commit is rejected. Returns how many were new.
CREATE FUNCTION ledger_transactions_post(posting text, sources text[], accounts text[], amounts bigint[])
RETURNS integer LANGUAGE plpgsql AS $$
DECLARE
  posted integer;
BEGIN
  INSERT INTO ledger_accounts (code, kind, vendor_id)
    SELECT DISTINCT side.kind || ':' || vendor.id, 'liability', CASE side.kind WHEN 'vendor' THEN vendor.id END
    FROM (SELECT split_part(code, ':', 2)::integer AS id FROM unnest(accounts) AS code WHERE code ~ '^(vendor|unused):') AS vendor
    CROSS JOIN (VALUES ('vendor'), ('unused')) AS side (kind)
    WHERE NOT EXISTS (SELECT 1 FROM ledger_accounts a WHERE a.code = side.kind || ':' || vendor.id)
    ORDER BY 1 ON CONFLICT DO NOTHING;
  WITH booked AS (
    INSERT INTO ledger_transactions (kind, source)
    SELECT posting, side.source FROM unnest(sources) WITH ORDINALITY AS side (source, n) GROUP BY side.source ORDER BY min(side.n)
    ON CONFLICT DO NOTHING RETURNING id, source
  ), entries AS (
    INSERT INTO ledger_entries (transaction_id, account_id, paisa)
    SELECT booked.id, account.id, side.paisa
    FROM unnest(sources, accounts, amounts) WITH ORDINALITY AS side (source, code, paisa, n)
    JOIN booked ON booked.source = side.source JOIN ledger_accounts account ON account.code = side.code ORDER BY side.n
  )
  SELECT count(*) INTO posted FROM booked;
  RETURN posted;
END $$;
-- What a business is owed. Others that ask wait until this transaction commits: a business without a balance gets one.
CREATE FUNCTION vendor_balances_lock(business integer) RETURNS bigint LANGUAGE plpgsql AS $$
DECLARE
  owed bigint;
BEGIN
  SELECT b.owed_paisa INTO owed FROM vendor_balances b WHERE b.vendor_id = business FOR NO KEY UPDATE;
  IF NOT FOUND THEN
    INSERT INTO vendor_balances (vendor_id, owed_paisa) VALUES (business, 0) ON CONFLICT DO NOTHING;
    SELECT b.owed_paisa INTO owed FROM vendor_balances b WHERE b.vendor_id = business FOR NO KEY UPDATE;
  END IF;
  RETURN owed;
END $$`;

const SUBSCRIPTIONS = `
CREATE VIEW current_memberships AS
  SELECT um.id, um.user_id, um.membership_id, um.points_multiplier, coalesce(o.due, um.price_yearly) AS paid, um.ends_at
  FROM user_memberships um LEFT JOIN plan_orders o ON o.id = um.plan_order_id
  WHERE um.starts_at <= now() AND um.ends_at > now() AND um.replaced_by IS NULL;
CREATE VIEW bought_memberships AS
  SELECT um.id, um.user_id, o.public_id AS order_id, o.state AS order_state
  FROM user_memberships um JOIN plan_orders o ON o.id = um.plan_order_id WHERE o.kind = 'membership'`;

const LOYALTY = `
CREATE OR REPLACE FUNCTION points_multiplier(customer integer) RETURNS integer LANGUAGE sql STABLE AS $$
  SELECT coalesce(max(points_multiplier), 1) FROM current_memberships WHERE user_id = customer
$$;
-- What decides what a use earns (rules O2, O4 and O5). Uses of one customer and of one business wait for each other until they commit.
CREATE OR REPLACE FUNCTION points_ledger_facts(customer integer, business integer, since timestamptz)
RETURNS TABLE (owed_paisa bigint, uses_at_business integer, uses_today integer, multiplier integer, membership_id integer, bonus_left integer)
LANGUAGE plpgsql AS $$
DECLARE
  owed bigint;
BEGIN
  PERFORM users_lock(customer);
  owed := vendor_balances_lock(business);
  RETURN QUERY
  SELECT owed, used.here::integer, used.everywhere::integer, coalesce(m.points_multiplier, 1), m.id, coalesce(m.bonus_left, 0)
  FROM (SELECT count(*) FILTER (WHERE e.vendor_id = business) AS here, count(*) AS everywhere FROM points_ledger e
    WHERE e.user_id = customer AND e.kind = 'redemption' AND e.created_at >= since
      AND NOT EXISTS (SELECT 1 FROM points_ledger back WHERE back.pass_id = e.pass_id AND back.kind = 'reversal')) AS used
  -- At most the price paid for a membership is added in its period.
  LEFT JOIN (SELECT cm.id, cm.points_multiplier, (10 * cm.paid
      - coalesce((SELECT sum(e.delta - e.vendor_points) FROM points_ledger e WHERE e.user_membership_id = cm.id), 0))::integer AS bonus_left
    FROM current_memberships cm WHERE cm.user_id = customer ORDER BY cm.points_multiplier DESC, cm.id LIMIT 1) AS m ON true;
END $$;
-- Credits a use, once.
CREATE OR REPLACE FUNCTION points_ledger_credit(
  customer integer, points integer, pass bigint, multiplied integer, business integer, from_business integer, membership integer)
RETURNS void LANGUAGE sql AS $$
  INSERT INTO points_ledger (user_id, delta, kind, pass_id, multiplier, vendor_id, vendor_points, user_membership_id)
  SELECT customer, points, 'redemption', pass, multiplied, business, from_business, membership WHERE points > 0
  ON CONFLICT DO NOTHING
$$;
-- The business pays what it gives, the marketplace what a membership adds (rule O2). Ten points are a rupee.
CREATE OR REPLACE FUNCTION points_ledger_owed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM ledger_transactions_post('points', array_agg(moved.id::text ORDER BY moved.id, side.n),
    array_agg(side.code ORDER BY moved.id, side.n), array_agg(side.paisa ORDER BY moved.id, side.n))
  FROM moved CROSS JOIN LATERAL (VALUES
    (1, 'points', moved.delta * -10::bigint),
    (2, 'vendor:' || moved.vendor_id, moved.vendor_points * 10::bigint),
    (3, CASE WHEN moved.kind IN ('spend', 'return') THEN 'customer-funds' ELSE 'points-cost' END,
      (moved.delta - moved.vendor_points) * 10::bigint)) AS side (n, code, paisa)
  WHERE side.paisa <> 0;
  RETURN NULL;
END $$`;

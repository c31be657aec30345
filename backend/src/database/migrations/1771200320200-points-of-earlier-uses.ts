import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Points of a use that reaches the server later: membership and daily bounds are those of the time of the use (rule OF8). */
export class PointsOfEarlierUses1771200320200 implements MigrationInterface {
  name = 'PointsOfEarlierUses1771200320200';

  async up(db: QueryRunner): Promise<void> {
    for (const step of [COLUMN, MEMBERSHIPS, FACTS_AT, FACTS, EARN_AT]) await db.query(step);
  }

  async down(): Promise<void> {
    throw new Error('Times of earlier uses would be lost: restore a backup instead.');
  }
}

/** Null for points that were credited with the use. */
const COLUMN = 'ALTER TABLE points_ledger ADD COLUMN used_at timestamptz';

const MEMBERSHIPS = `
  CREATE FUNCTION memberships_at(customer integer, at timestamptz)
  RETURNS TABLE (id integer, points_multiplier integer, paid integer) LANGUAGE sql STABLE AS $$
    SELECT um.id, um.points_multiplier, coalesce(o.due, um.price_yearly)
    FROM user_memberships um LEFT JOIN plan_orders o ON o.id = um.plan_order_id
    WHERE um.user_id = customer AND um.starts_at <= at AND um.ends_at > at AND NOT EXISTS (
      SELECT 1 FROM user_memberships next WHERE next.plan_order_id = um.replaced_by AND next.starts_at <= at)
  $$`;

const RETURNS = `RETURNS TABLE (owed_paisa bigint, uses_at_business integer, uses_today integer, multiplier integer, membership_id integer,
    bonus_left integer) LANGUAGE plpgsql AS $$`;

const FACTS_AT = `
  CREATE FUNCTION points_ledger_facts_at(customer integer, business integer, since timestamptz, until timestamptz, at timestamptz)
  ${RETURNS}
  DECLARE
    owed bigint;
  BEGIN
    PERFORM users_lock(customer);
    owed := vendor_balances_lock(business);
    RETURN QUERY
    SELECT owed, used.here::integer, used.everywhere::integer, coalesce(m.points_multiplier, 1), m.id, coalesce(m.bonus_left, 0)
    FROM (SELECT count(*) FILTER (WHERE e.vendor_id = business) AS here, count(*) AS everywhere FROM points_ledger e
      -- A use is never posted before it happened, so that the index on created_at serves.
      WHERE e.user_id = customer AND e.kind = 'redemption' AND e.created_at >= since AND coalesce(e.used_at, e.created_at) >= since
        AND coalesce(e.used_at, e.created_at) < until
        AND NOT EXISTS (SELECT 1 FROM points_ledger back WHERE back.pass_id = e.pass_id AND back.kind = 'reversal')) AS used
    -- At most the price paid for a membership is added in its period.
    LEFT JOIN (SELECT held.id, held.points_multiplier, (10 * held.paid
        - coalesce((SELECT sum(e.delta - e.vendor_points) FROM points_ledger e WHERE e.user_membership_id = held.id), 0))::integer AS bonus_left
      FROM memberships_at(customer, at) held ORDER BY held.points_multiplier DESC, held.id LIMIT 1) AS m ON true;
  END $$`;

const FACTS = `
  CREATE OR REPLACE FUNCTION points_ledger_facts(customer integer, business integer, since timestamptz)
  ${RETURNS}
  BEGIN
    RETURN QUERY SELECT * FROM points_ledger_facts_at(customer, business, since, 'infinity', now());
  END $$`;

const EARN_AT = `
  CREATE FUNCTION points_ledger_earn_at(customer integer, points integer, pass bigint, multiplied integer, business integer, from_business integer,
    membership integer, deal integer, deal_title text, deal_title_ne text, pass_number uuid, used timestamptz)
  RETURNS void LANGUAGE sql AS $$
    INSERT INTO points_ledger (user_id, delta, kind, pass_id, multiplier, vendor_id, vendor_points, user_membership_id,
      deal_id, title, title_ne, pass_public_id, used_at)
    SELECT customer, points, 'redemption', pass, multiplied, business, from_business, membership,
      deal, deal_title, deal_title_ne, pass_number, used WHERE points > 0
    ON CONFLICT DO NOTHING
  $$`;

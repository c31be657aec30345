import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A membership whose price was given back adds no points, also to a use of its time that a counter reports later (rule O2). */
export class RefundedMemberships1771200710000 implements MigrationInterface {
  name = 'RefundedMemberships1771200710000';

  async up(db: QueryRunner): Promise<void> {
    await db.query(membershipsAt(`AND o.state IS DISTINCT FROM 'refunded'`));
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(membershipsAt(''));
  }
}

const membershipsAt = (condition: string): string => `
  CREATE OR REPLACE FUNCTION memberships_at(customer integer, at timestamptz)
  RETURNS TABLE (id integer, points_multiplier integer, paid integer) LANGUAGE sql STABLE AS $$
    SELECT um.id, um.points_multiplier, coalesce(o.due, um.price_yearly)
    FROM user_memberships um LEFT JOIN plan_orders o ON o.id = um.plan_order_id
    WHERE um.user_id = customer AND um.starts_at <= at AND um.ends_at > at ${condition} AND NOT EXISTS (
      SELECT 1 FROM user_memberships next WHERE next.plan_order_id = um.replaced_by AND next.starts_at <= at)
  $$`;

import type { MigrationInterface, QueryRunner } from 'typeorm';

const FACTS = `id, user_id, delta, kind, pass_id, multiplier, created_at, order_id, vendor_id, vendor_points,
  user_membership_id, deal_id, title, title_ne, pass_public_id`;

/**
 * Column with the points of a visit before a membership multiplied them, for other modules; the marketplace
 * pays for all points of earlier visits.
 */
export class PointsBeforeMembership1770840000000 implements MigrationInterface {
  name = 'PointsBeforeMembership1770840000000';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`CREATE OR REPLACE VIEW points_entry_facts AS SELECT ${FACTS},
        CASE WHEN vendor_points > 0 THEN vendor_points ELSE delta / coalesce(nullif(multiplier, 0), 1) END AS own_points
      FROM points_ledger`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      DROP VIEW points_entry_facts;
      CREATE VIEW points_entry_facts AS SELECT ${FACTS} FROM points_ledger`);
  }
}

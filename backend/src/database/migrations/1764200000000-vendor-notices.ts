import type { MigrationInterface, QueryRunner } from 'typeorm';

/** One-time notifications of businesses: the first use of a deal, and each approaching end of it. */
export class VendorNotices1764200000000 implements MigrationInterface {
  name = 'VendorNotices1764200000000';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE UNIQUE INDEX notifications_first_use_once ON notifications (user_id, deal_id) WHERE kind = 'deal-first-used';
      CREATE UNIQUE INDEX notifications_own_ending_once ON notifications (user_id, deal_id, (facts -> 'until' ->> 'at'))
        WHERE kind = 'own-deal-ending';
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('DROP INDEX notifications_first_use_once; DROP INDEX notifications_own_ending_once');
  }
}

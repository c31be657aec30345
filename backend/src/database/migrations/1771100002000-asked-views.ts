import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Publishes the changes that admins requested, for the steps of going live (rule WB7). */
export class AskedViews1771100002000 implements MigrationInterface {
  name = 'AskedViews1771100002000';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE VIEW vendor_asks AS
        SELECT id AS vendor_id, asked_at, asked_reasons, asked_note FROM vendors WHERE asked_at IS NOT NULL`);
    await db.query(`
      CREATE VIEW deal_asks AS
        SELECT vendor_id, id AS deal_id, NULL::int AS revision_id, asked_at, asked_reasons, asked_note FROM deals WHERE asked_at IS NOT NULL
        UNION ALL
        SELECT d.vendor_id, d.id, r.id, r.asked_at, r.asked_reasons, r.asked_note
        FROM deal_revisions r JOIN deals d ON d.id = r.deal_id WHERE r.asked_at IS NOT NULL AND r.status = 'pending'`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('DROP VIEW deal_asks');
    await db.query('DROP VIEW vendor_asks');
  }
}

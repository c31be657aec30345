import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Views through which higher-level modules read approvals, invoices, payments and refunds. Plain projections:
 * the planner uses the indexes of the tables.
 */
export class PublishedViews1770500007000 implements MigrationInterface {
  name = 'PublishedViews1770500007000';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE VIEW approval_facts AS
        SELECT id, public_id, kind, subject_id, state, requested_by, requested_at, decided_by, decided_at FROM approvals;
      CREATE VIEW invoice_facts AS
        SELECT id, public_id, kind, number, source, corrects_id, buyer_id, vendor_id, total_paisa, issued_at FROM invoices;
      CREATE VIEW payment_facts AS
        SELECT id, public_id, user_id, purpose, purpose_id, gateway, paisa, refunded_paisa, state, created_at, completed_at FROM payments;
      CREATE VIEW refund_facts AS
        SELECT id, public_id, payment_id, paisa, state, cause, created_at, completed_at FROM refunds`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('DROP VIEW approval_facts, invoice_facts, payment_facts, refund_facts');
  }
}

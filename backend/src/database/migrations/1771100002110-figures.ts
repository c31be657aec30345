import type { MigrationInterface, QueryRunner } from 'typeorm';

const PAYMENTS = `
  SELECT id, public_id, user_id, purpose, purpose_id, gateway, paisa, refunded_paisa, state, created_at, completed_at, reference,
    transaction_id, fee_paisa, expires_at, look_at, updated_at, slip_at, mismatched_at, differs_at`;

const INVOICES = `
  SELECT id, public_id, kind, number, source, corrects_id, buyer_id, vendor_id, total_paisa, issued_at`;

/**
 * Marks payments through mock gateways as test payments, which figures leave out. Existing payments have no mark. Views for the
 * figures of admins: net sums of invoices, running plans, balances and fiscal years.
 */
export class Figures1771100002110 implements MigrationInterface {
  name = 'Figures1771100002110';

  async up(db: QueryRunner): Promise<void> {
    await db.query('ALTER TABLE payments ADD COLUMN is_test boolean NOT NULL DEFAULT false');
    await db.query(`CREATE OR REPLACE VIEW payment_facts AS ${PAYMENTS}, is_test FROM payments`);
    await db.query(`CREATE OR REPLACE VIEW invoice_facts AS ${INVOICES}, net_paisa FROM invoices`);
    await db.query(
      'CREATE VIEW balance_facts AS SELECT vendor_id, owed_paisa, unused_paisa FROM vendor_balances',
    );
    await db.query('CREATE VIEW fiscal_year_days AS SELECT name, starts_on, ends_on FROM fiscal_years');
    await db.query(`
      CREATE VIEW running_plans AS
      SELECT 'subscription'::text AS kind, p.slug AS plan, p.name, p.name_ne, coalesce(s.billing_cycle, 'monthly') AS billing_cycle,
        CASE s.billing_cycle WHEN 'yearly' THEN t.price_yearly ELSE t.price_monthly END AS price, paid.paid_by
      FROM vendor_subscriptions s
      JOIN subscription_plans p ON p.slug = s.plan
      JOIN subscription_plan_terms t ON t.id = coalesce(s.plan_terms_id, p.terms_id)
      LEFT JOIN LATERAL (
        SELECT o.paid_by FROM plan_orders o
        WHERE o.vendor_id = s.vendor_id AND o.kind = 'subscription' AND o.state = 'paid' AND o.replaced_by IS NULL
          AND o.period_start <= now() AND o.period_end > now()
        ORDER BY o.period_end DESC LIMIT 1
      ) AS paid ON true
      WHERE s.status = 'active' AND s.plan <> 'free' AND s.current_period_end > now()
      UNION ALL
      SELECT 'membership', m.slug, m.name, m.name_ne, 'yearly', um.price_yearly, o.paid_by
      FROM user_memberships um
      JOIN memberships m ON m.id = um.membership_id
      LEFT JOIN plan_orders o ON o.id = um.plan_order_id
      WHERE um.starts_at <= now() AND um.ends_at > now() AND um.replaced_by IS NULL AND um.price_yearly > 0`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('DROP VIEW running_plans');
    await db.query('DROP VIEW fiscal_year_days');
    await db.query('DROP VIEW balance_facts');
    await db.query('DROP VIEW payment_facts');
    await db.query(`CREATE VIEW payment_facts AS ${PAYMENTS} FROM payments`);
    await db.query('DROP VIEW invoice_facts');
    await db.query(`CREATE VIEW invoice_facts AS ${INVOICES} FROM invoices`);
    await db.query('ALTER TABLE payments DROP COLUMN is_test');
  }
}

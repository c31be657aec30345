import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Indexes for the admins' lists of payments and refunds and their reconciliation, and the review queue of
 * payments (rules AP1 and AP3).
 */
export class PaymentLists1767200000000 implements MigrationInterface {
  name = 'PaymentLists1767200000000';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      -- Since when another amount than the one asked for is reported and nobody has dealt with it.
      ALTER TABLE payments ADD COLUMN mismatched_at timestamptz;
      UPDATE payments p SET mismatched_at = e.at
        FROM (SELECT payment_id, min(at) AS at FROM payment_events WHERE outcome = 'mismatch' GROUP BY payment_id) e
        WHERE e.payment_id = p.id AND p.completed_at IS NULL;
      CREATE INDEX payments_attention ON payments (id) WHERE completed_at IS NULL AND (mismatched_at IS NOT NULL OR state = 'pending');
      CREATE INDEX payments_words ON payments USING gin ((reference || ' ' || coalesce(transaction_id, '')) gin_trgm_ops);
      CREATE INDEX payments_purpose_id ON payments (purpose_id);
      CREATE INDEX payments_state ON payments (state, id);
      CREATE INDEX payments_gateway ON payments (gateway, id);
      CREATE INDEX payments_amount ON payments (paisa, id);
      CREATE INDEX payments_created ON payments (created_at);
      CREATE INDEX payments_completed ON payments (completed_at) WHERE completed_at IS NOT NULL;
      CREATE INDEX refunds_state ON refunds (state, id);
      CREATE INDEX refunds_completed ON refunds (completed_at) WHERE completed_at IS NOT NULL;
      CREATE INDEX ledger_transactions_at ON ledger_transactions (created_at)`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      DROP INDEX ledger_transactions_at, refunds_completed, refunds_state, payments_completed, payments_created, payments_amount,
        payments_gateway, payments_state, payments_purpose_id, payments_words, payments_attention;
      ALTER TABLE payments DROP COLUMN mismatched_at`);
  }
}

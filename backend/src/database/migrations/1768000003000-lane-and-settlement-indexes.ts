import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Indexes of busy tables, and the validation of an earlier constraint, without a lock that blocks writes. */
export class LaneAndSettlementIndexes1768000003000 implements MigrationInterface {
  name = 'LaneAndSettlementIndexes1768000003000';
  transaction = false;

  async up(db: QueryRunner): Promise<void> {
    for (const step of STEPS) await db.query(step);
  }

  async down(db: QueryRunner): Promise<void> {
    for (const name of ['payments_needing', 'outbox_deliveries_due', 'outbox_unrouted'])
      await db.query(`DROP INDEX CONCURRENTLY IF EXISTS ${name}`);
  }
}

const STEPS = [
  `CREATE INDEX CONCURRENTLY IF NOT EXISTS outbox_unrouted ON outbox (due_at, id)
     WHERE routed_at IS NULL AND delivered_at IS NULL`,
  `CREATE INDEX CONCURRENTLY IF NOT EXISTS outbox_deliveries_due ON outbox_deliveries (lane, due_at, event_number)
     WHERE delivered_at IS NULL`,
  `CREATE INDEX CONCURRENTLY IF NOT EXISTS payments_needing ON payments (id)
     WHERE differs_at IS NOT NULL OR completed_at IS NULL AND (mismatched_at IS NOT NULL OR state = 'pending')`,
  'ALTER TABLE ledger_transactions VALIDATE CONSTRAINT ledger_transactions_kind_check',
];

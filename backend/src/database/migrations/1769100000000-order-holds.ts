import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Orders that customers cancel, and a flag for those that were open at the same time as another one (rules
 * OR1 and OR9).
 */
export class OrderHolds1769100000000 implements MigrationInterface {
  name = 'OrderHolds1769100000000';

  async up(db: QueryRunner): Promise<void> {
    for (const step of STEPS) await db.query(step);
  }

  async down(): Promise<void> {
    throw new Error('Canceled orders would be lost: restore a backup instead.');
  }
}

const STEPS = [
  `ALTER TABLE orders ADD COLUMN beside_another boolean NOT NULL DEFAULT false,
     DROP CONSTRAINT orders_state_check,
     ADD CONSTRAINT orders_state_check CHECK (state IN (
       'awaiting_payment', 'paid', 'failed', 'expired', 'canceled', 'partially_refunded', 'refunded')) NOT VALID`,
  // Marks orders that were open beside another one, which was allowed before. They end as before.
  `UPDATE orders o SET beside_another = true WHERE state = 'awaiting_payment' AND EXISTS (
     SELECT 1 FROM orders other WHERE other.user_id = o.user_id AND other.state = 'awaiting_payment' AND other.id > o.id)`,
];

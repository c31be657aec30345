import type { MigrationInterface, QueryRunner } from 'typeorm';

/** One open unpaid order per person (rule OR9), built without locks. */
export class OneOpenOrder1769100001000 implements MigrationInterface {
  name = 'OneOpenOrder1769100001000';
  transaction = false;

  async up(db: QueryRunner): Promise<void> {
    for (const step of STEPS) await db.query(step);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('DROP INDEX CONCURRENTLY IF EXISTS orders_one_open');
  }
}

const STEPS = [
  `CREATE UNIQUE INDEX CONCURRENTLY IF NOT EXISTS orders_one_open ON orders (user_id)
     WHERE state = 'awaiting_payment' AND NOT beside_another`,
  'ALTER TABLE orders VALIDATE CONSTRAINT orders_state_check',
];

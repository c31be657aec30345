import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Reduces the points of open codes and unpaid orders to the maximum; indexes and checks are built without locks. */
export class BoundedPoints1769600001000 implements MigrationInterface {
  name = 'BoundedPoints1769600001000';
  transaction = false;

  async up(db: QueryRunner): Promise<void> {
    for (const step of STEPS) await db.query(step);
    let last = 0;
    for (;;) {
      const [batch] = (await db.query(BOUND_PASSES, [last])) as { last: string | null }[];
      if (!batch?.last) break;
      last = Number(batch.last);
    }
    await db.query(BOUND_ORDERS);
  }

  async down(): Promise<void> {
    throw new Error('The promised points would be lost: restore a backup instead.');
  }
}

const STEPS = [
  'ALTER TABLE points_ledger VALIDATE CONSTRAINT points_ledger_kind_check',
  'ALTER TABLE points_ledger VALIDATE CONSTRAINT points_ledger_funded',
  'ALTER TABLE points_ledger VALIDATE CONSTRAINT points_ledger_vendor',
  'ALTER TABLE points_ledger VALIDATE CONSTRAINT points_ledger_membership',
  'ALTER TABLE passes VALIDATE CONSTRAINT passes_points_withheld',
  `CREATE INDEX CONCURRENTLY IF NOT EXISTS points_ledger_bonus ON points_ledger (user_membership_id)
     WHERE user_membership_id IS NOT NULL`,
  `CREATE UNIQUE INDEX CONCURRENTLY IF NOT EXISTS points_ledger_bonus_returned ON points_ledger (user_membership_id)
     WHERE kind = 'membership-return'`,
  `CREATE INDEX CONCURRENTLY IF NOT EXISTS points_ledger_earned ON points_ledger (created_at)
     INCLUDE (user_id, vendor_id, delta) WHERE kind = 'redemption'`,
];

const BOUNDED = `jsonb_set(terms, '{points}', to_jsonb(points_given((terms ->> 'points')::int, (terms ->> 'price')::int)))`;
const IS_ABOVE = `(terms ->> 'points')::int > most_points((terms ->> 'price')::int)`;

/** $1 the last pass of the previous batch. */
const BOUND_PASSES = `
  WITH batch AS (
    SELECT id FROM passes WHERE id > $1 AND state = 'issued' AND terms IS NOT NULL ORDER BY id LIMIT 2000
  ), bounded AS (
    UPDATE passes SET terms = ${BOUNDED} FROM batch WHERE passes.id = batch.id AND ${IS_ABOVE} RETURNING passes.id
  )
  SELECT max(id) AS last FROM batch, (SELECT count(*) FROM bounded) AS done`;

const BOUND_ORDERS = `
  UPDATE order_lines SET terms = ${BOUNDED} FROM orders
  WHERE orders.id = order_lines.order_id AND orders.state = 'awaiting_payment' AND terms IS NOT NULL AND ${IS_ABOVE}`;

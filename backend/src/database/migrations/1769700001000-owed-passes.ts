import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Marks existing bought passes, which were owed at their payment, in batches and without locks. */
export class OwedPasses1769700001000 implements MigrationInterface {
  name = 'OwedPasses1769700001000';
  transaction = false;

  async up(db: QueryRunner): Promise<void> {
    let last = 0;
    for (;;) {
      const [batch] = (await db.query(MARK, [last])) as { last: string | null }[];
      if (!batch?.last) break;
      last = Number(batch.last);
    }
    for (const step of STEPS) await db.query(step);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('DROP INDEX CONCURRENTLY IF EXISTS passes_not_owed');
  }
}

/** $1 the last line of the previous batch. */
const MARK = `
  WITH batch AS (
    SELECT l.id, o.owed_on FROM order_lines l JOIN orders o ON o.id = l.order_id WHERE l.id > $1 ORDER BY l.id LIMIT 2000
  ), marked AS (
    UPDATE passes p SET owed_at = p.issued_at FROM batch
    WHERE p.order_line_id = batch.id AND batch.owed_on = 'payment' AND p.owed_at IS NULL RETURNING p.id
  )
  SELECT max(id) AS last FROM batch, (SELECT count(*) FROM marked) AS done`;

const STEPS = [
  `CREATE INDEX CONCURRENTLY IF NOT EXISTS passes_not_owed ON passes (expires_at)
     WHERE source = 'order' AND owed_at IS NULL AND state IN ('issued', 'expired', 'redeemed')`,
  'ALTER TABLE orders VALIDATE CONSTRAINT orders_owed_on_check',
  'ALTER TABLE ledger_transactions VALIDATE CONSTRAINT ledger_transactions_kind_check',
];

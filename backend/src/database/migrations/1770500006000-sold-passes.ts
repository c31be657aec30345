import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * A bought pass stores its price and the event from which it is owed (rules ST1 and ST5), so that redemptions
 * reads no order.
 */
export class SoldPasses1770500006000 implements MigrationInterface {
  name = 'SoldPasses1770500006000';
  transaction = false;

  async up(db: QueryRunner): Promise<void> {
    for (const step of COLUMNS) await db.query(step);
    let last = 0;
    for (;;) {
      const [batch] = (await db.query(FILL, [last])) as { last: string | null }[];
      if (!batch?.last) break;
      last = Number(batch.last);
    }
    for (const step of CHECKS) await db.query(step);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      DROP TRIGGER IF EXISTS passes_sold ON passes;
      DROP FUNCTION IF EXISTS passes_take_sale();
      ALTER TABLE passes DROP COLUMN IF EXISTS price_paid, DROP COLUMN IF EXISTS owed_on`);
  }
}

const COLUMNS = [
  `ALTER TABLE passes ADD COLUMN IF NOT EXISTS price_paid integer, ADD COLUMN IF NOT EXISTS owed_on text`,
  // For the previous version only: drop the trigger in the next release. That version issues passes before it
  // marks the order as paid.
  `CREATE OR REPLACE FUNCTION passes_take_sale() RETURNS trigger LANGUAGE plpgsql AS $$
   BEGIN
     SELECT l.unit_price, CASE WHEN o.paid_at IS NULL THEN 'use' ELSE o.owed_on END INTO NEW.price_paid, NEW.owed_on
       FROM order_lines l JOIN orders o ON o.id = l.order_id WHERE l.id = NEW.order_line_id;
     RETURN NEW;
   END $$`,
  `CREATE OR REPLACE TRIGGER passes_sold BEFORE INSERT ON passes FOR EACH ROW
     WHEN (NEW.order_line_id IS NOT NULL AND NEW.price_paid IS NULL) EXECUTE FUNCTION passes_take_sale()`,
];

/** $1 the last line of the previous batch. */
const FILL = `
  WITH batch AS (
    SELECT l.id, l.unit_price, o.owed_on FROM order_lines l JOIN orders o ON o.id = l.order_id WHERE l.id > $1 ORDER BY l.id LIMIT 2000
  ), filled AS (
    UPDATE passes SET price_paid = batch.unit_price, owed_on = batch.owed_on FROM batch
    WHERE passes.order_line_id = batch.id AND passes.price_paid IS NULL RETURNING passes.id
  )
  SELECT max(id) AS last FROM batch, (SELECT count(*) FROM filled) AS done`;

const CHECKS = [
  'ALTER TABLE passes DROP CONSTRAINT IF EXISTS passes_bought_with_price',
  `ALTER TABLE passes ADD CONSTRAINT passes_bought_with_price
     CHECK ((source = 'order') = (price_paid IS NOT NULL) AND (source = 'order') = (owed_on IS NOT NULL)) NOT VALID`,
  'ALTER TABLE passes VALIDATE CONSTRAINT passes_bought_with_price',
  'ALTER TABLE passes DROP CONSTRAINT IF EXISTS passes_owed_on',
  `ALTER TABLE passes ADD CONSTRAINT passes_owed_on CHECK (owed_on IN ('payment', 'use')) NOT VALID`,
  'ALTER TABLE passes VALIDATE CONSTRAINT passes_owed_on',
];

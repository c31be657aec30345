import type { MigrationInterface, QueryRunner } from 'typeorm';

const BATCH = 5_000;

/**
 * Moves the balance of a customer to a table of loyalty, which triggers derive from the points ledger.
 * `users.loyalty_points` becomes a copy of it. The same triggers apply to writes of the previous version.
 */
export class LoyaltyBalances1770500000000 implements MigrationInterface {
  name = 'LoyaltyBalances1770500000000';
  transaction = false;

  async up(db: QueryRunner): Promise<void> {
    for (const step of [TABLE, FUNCTIONS, FOLLOWS]) await db.query(step);
    const [{ last } = { last: 0 }] = (await db.query('SELECT coalesce(max(id), 0) AS last FROM users')) as {
      last: number;
    }[];
    for (let first = 0; first < last; first += BATCH) await db.query(copyBetween(first, first + BATCH));
    await db.query(COPIES);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      DROP TRIGGER IF EXISTS points_ledger_balanced ON points_ledger;
      DROP TABLE IF EXISTS loyalty_balances;
      DROP FUNCTION IF EXISTS points_ledger_balance();
      DROP FUNCTION IF EXISTS loyalty_balances_copy();
      DROP FUNCTION IF EXISTS points_balance(integer);
      DROP FUNCTION IF EXISTS users_lock(integer);
      DROP FUNCTION IF EXISTS users_copy_points(integer, integer)`);
  }
}

const TABLE = `
  CREATE TABLE IF NOT EXISTS loyalty_balances (
    user_id integer PRIMARY KEY REFERENCES users ON DELETE CASCADE,
    -- Below 0 when a use is voided after its points were spent (rule O6).
    points integer NOT NULL DEFAULT 0
  )`;

const FUNCTIONS = `
-- Uses, payments and corrections of one customer wait for each other until they commit. Returns whether the account is in use.
CREATE OR REPLACE FUNCTION users_lock(customer integer) RETURNS boolean LANGUAGE sql AS $$
  SELECT erased_at IS NULL FROM users WHERE id = customer FOR NO KEY UPDATE
$$;
-- The copy by which the list of users is sorted.
CREATE OR REPLACE FUNCTION users_copy_points(customer integer, balance integer) RETURNS void LANGUAGE sql AS $$
  UPDATE users SET loyalty_points = balance WHERE id = customer AND loyalty_points <> balance
$$;
CREATE OR REPLACE FUNCTION points_balance(customer integer) RETURNS integer LANGUAGE sql STABLE AS $$
  SELECT coalesce((SELECT points FROM loyalty_balances WHERE user_id = customer), 0)
$$`;

const FOLLOWS = `
CREATE OR REPLACE FUNCTION points_ledger_balance() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO loyalty_balances AS b (user_id, points)
    SELECT user_id, sum(delta) FROM moved GROUP BY user_id ORDER BY user_id
    ON CONFLICT (user_id) DO UPDATE SET points = b.points + EXCLUDED.points;
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER points_ledger_balanced AFTER INSERT ON points_ledger REFERENCING NEW TABLE AS moved
  FOR EACH STATEMENT EXECUTE FUNCTION points_ledger_balance()`;

/** Locks the customers of the batch, so that no movement of points is half in the copied value. */
const copyBetween = (first: number, last: number): string => `
DO $$ BEGIN
  PERFORM FROM users WHERE id > ${first} AND id <= ${last} ORDER BY id FOR NO KEY UPDATE;
  INSERT INTO loyalty_balances (user_id, points)
    SELECT u.id, u.loyalty_points FROM users u LEFT JOIN loyalty_balances b ON b.user_id = u.id
    WHERE u.id > ${first} AND u.id <= ${last} AND u.loyalty_points <> coalesce(b.points, 0)
    ON CONFLICT (user_id) DO UPDATE SET points = EXCLUDED.points;
END $$`;

/** Created after the batches: until then a balance may contain only the points since the start of this migration. */
const COPIES = `
CREATE OR REPLACE FUNCTION loyalty_balances_copy() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM users_copy_points(NEW.user_id, NEW.points);
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER loyalty_balances_copied AFTER INSERT OR UPDATE OF points ON loyalty_balances
  FOR EACH ROW EXECUTE FUNCTION loyalty_balances_copy()`;

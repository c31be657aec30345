import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The functions through which other modules change the capacity of a deal. Constraints on the table enforce its limits (L2, L3). */
export class CapacityFunctions1770300001000 implements MigrationInterface {
  name = 'CapacityFunctions1770300001000';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`${TAKE}; ${RELEASE}; ${LOCK}`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      DROP FUNCTION deal_capacities_take(integer, integer, date);
      DROP FUNCTION deal_capacities_release(integer, integer, date);
      DROP FUNCTION deal_capacities_lock(integer[])`);
  }
}

/** Returns true if the deal is sold out now; null without a total limit. */
const TAKE = `
  CREATE FUNCTION deal_capacities_take(deal integer, passes integer, today date) RETURNS boolean LANGUAGE sql VOLATILE AS $$
    UPDATE deal_capacities SET taken = taken + passes, day = today,
      taken_on_day = CASE WHEN day = today THEN taken_on_day ELSE 0 END + passes
    WHERE deal_id = deal RETURNING taken = total_limit
  $$`;

/**
 * Also releases capacity of the day if it was taken on the counter's current day. Returns true if the deal
 * was sold out before.
 */
const RELEASE = `
  CREATE FUNCTION deal_capacities_release(deal integer, passes integer, taken_on date DEFAULT NULL) RETURNS boolean
  LANGUAGE sql VOLATILE AS $$
    UPDATE deal_capacities SET taken = taken - passes,
      taken_on_day = CASE WHEN day = taken_on THEN taken_on_day - passes ELSE taken_on_day END
    WHERE deal_id = deal RETURNING taken + passes >= total_limit
  $$`;

/** Locks in the order of the ids, so that two transactions with the same deals cannot deadlock. */
const LOCK = `
  CREATE FUNCTION deal_capacities_lock(deals integer[]) RETURNS void LANGUAGE plpgsql VOLATILE AS $$
  BEGIN
    PERFORM 1 FROM deal_capacities WHERE deal_id = ANY(deals) ORDER BY deal_id FOR UPDATE;
  END $$`;

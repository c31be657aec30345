import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Places of a deal that counters without a network hold (rule OF4), and the uses beyond its limit that such
 * counters cause (rule OF7). Each statement can be repeated after an interruption.
 */
export class PlacesSetAside1771200320100 implements MigrationInterface {
  name = 'PlacesSetAside1771200320100';
  transaction = false;

  async up(db: QueryRunner): Promise<void> {
    for (const step of [COLUMNS, CHECKS, VIEW, TAKE, RELEASE, SET_ASIDE, GIVE_BACK, TAKE_BACK])
      await db.query(step);
  }

  async down(): Promise<void> {
    throw new Error('Places that are set aside would be lost: restore a backup instead.');
  }
}

const COLUMNS = `ALTER TABLE deal_capacities ADD COLUMN IF NOT EXISTS set_aside integer NOT NULL DEFAULT 0,
  ADD COLUMN IF NOT EXISTS beyond integer NOT NULL DEFAULT 0`;

/** One statement replaces the check, so that no moment is without it. `beyond` grows by `deal_capacities_take_back` only. */
const CHECKS = `ALTER TABLE deal_capacities DROP CONSTRAINT IF EXISTS deal_capacity_total, DROP CONSTRAINT IF EXISTS deal_capacity_set_aside,
  ADD CONSTRAINT deal_capacity_total CHECK (total_limit IS NULL OR taken + set_aside <= total_limit + beyond) NOT VALID,
  ADD CONSTRAINT deal_capacity_set_aside CHECK (set_aside >= 0 AND beyond >= 0) NOT VALID`;

/** Places that are set aside count as taken for everybody but the counters that hold them. */
const VIEW = `CREATE OR REPLACE VIEW deal_availability AS
  SELECT deal_id, total_limit, daily_limit, taken + set_aside AS taken, day, taken_on_day, set_aside FROM deal_capacities`;

const TAKE = `
  CREATE OR REPLACE FUNCTION deal_capacities_take(deal integer, passes integer, today date) RETURNS boolean LANGUAGE sql VOLATILE AS $$
    UPDATE deal_capacities SET taken = taken + passes, day = today,
      taken_on_day = CASE WHEN day = today THEN taken_on_day ELSE 0 END + passes
    WHERE deal_id = deal RETURNING taken + set_aside >= total_limit
  $$`;

const RELEASE = `
  CREATE OR REPLACE FUNCTION deal_capacities_release(deal integer, passes integer, taken_on date DEFAULT NULL) RETURNS boolean
  LANGUAGE sql VOLATILE AS $$
    UPDATE deal_capacities SET taken = taken - passes,
      beyond = CASE WHEN beyond > 0 THEN greatest(0, least(beyond, taken - passes + set_aside - total_limit)) ELSE 0 END,
      taken_on_day = CASE WHEN day = taken_on THEN taken_on_day - passes ELSE taken_on_day END
    WHERE deal_id = deal RETURNING taken + passes + set_aside >= total_limit
  $$`;

/**
 * Sets places of a limited deal aside: at most a tenth of its limit for all counters together, and free ones only. Returns how many, and
 * true if the deal is sold out for everybody else now.
 */
const SET_ASIDE = `
  CREATE OR REPLACE FUNCTION deal_capacities_set_aside(deal integer, wanted integer, OUT places integer, OUT is_full boolean)
  LANGUAGE plpgsql VOLATILE AS $$
  BEGIN
    SELECT greatest(0, least(wanted, c.total_limit / 10 - c.set_aside, c.total_limit - c.taken - c.set_aside)) INTO places
      FROM deal_capacities c WHERE c.deal_id = deal AND c.total_limit IS NOT NULL FOR NO KEY UPDATE;
    places := coalesce(places, 0);
    IF places > 0 THEN
      UPDATE deal_capacities c SET set_aside = c.set_aside + places WHERE c.deal_id = deal
        RETURNING c.taken + c.set_aside >= c.total_limit INTO is_full;
    END IF;
    is_full := coalesce(is_full, false);
  END $$`;

/** Returns true if the deal was sold out before. */
const GIVE_BACK = `
  CREATE OR REPLACE FUNCTION deal_capacities_give_back(deal integer, places integer) RETURNS boolean LANGUAGE sql VOLATILE AS $$
    UPDATE deal_capacities SET set_aside = set_aside - places,
      beyond = CASE WHEN beyond > 0 THEN greatest(0, least(beyond, taken + set_aside - places - total_limit)) ELSE 0 END
    WHERE deal_id = deal AND places > 0 RETURNING taken + set_aside + places >= total_limit
  $$`;

/**
 * Takes a place again for a use that a counter accepted before the place was freed: one that is set aside, else a free one, else one
 * beyond the limit. Returns which.
 */
const TAKE_BACK = `
  CREATE OR REPLACE FUNCTION deal_capacities_take_back(deal integer, from_set_aside boolean) RETURNS text LANGUAGE plpgsql VOLATILE AS $$
  DECLARE
    c deal_capacities;
    source text;
  BEGIN
    SELECT * INTO c FROM deal_capacities WHERE deal_id = deal FOR NO KEY UPDATE;
    source := CASE WHEN from_set_aside AND c.set_aside > 0 THEN 'set-aside'
      WHEN c.total_limit IS NULL OR c.taken + c.set_aside < c.total_limit THEN 'free' ELSE 'beyond' END;
    UPDATE deal_capacities SET taken = taken + 1, set_aside = set_aside - (source = 'set-aside')::int,
      beyond = beyond + (source = 'beyond')::int WHERE deal_id = deal;
    RETURN source;
  END $$`;

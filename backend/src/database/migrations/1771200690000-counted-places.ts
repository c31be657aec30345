import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Listed deals by business and by the places where they are used (ADR 131). `CountedPlacesFilled` fills them. */
export class CountedPlaces1771200690000 implements MigrationInterface {
  name = 'CountedPlaces1771200690000';

  async up(db: QueryRunner): Promise<void> {
    for (const step of [TABLE, RIGHTS, COUNTABLE, UPDATE]) await db.query(step);
  }

  async down(): Promise<void> {
    throw new Error('Facets and the map near a place read these rows: restore a backup instead.');
  }
}

/** The arrays of deals have the same order, the newest deal first. */
const TABLE = `
  CREATE TABLE counted_places (
    id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    vendor_id integer NOT NULL,
    -- Null for all branches.
    branch_ids integer[],
    venue_latitude double precision,
    venue_longitude double precision,
    areas integer[] NOT NULL,
    deal_ids integer[] NOT NULL,
    group_ids integer[] NOT NULL,
    prices integer[] NOT NULL,
    created_times timestamptz[] NOT NULL,
    CONSTRAINT counted_places_same_length CHECK (cardinality(deal_ids) = cardinality(group_ids)
      AND cardinality(deal_ids) = cardinality(prices) AND cardinality(deal_ids) = cardinality(created_times))
  );
  CREATE INDEX counted_places_vendor ON counted_places (vendor_id)`;

/** The version that serves counts changes by the new function, before the rights on all tables are granted. */
const RIGHTS = `
  DO $rights$
  DECLARE writer text;
  BEGIN
    FOR writer IN SELECT DISTINCT a.grantee::regrole::text FROM pg_class c, aclexplode(c.relacl) AS a
      WHERE c.oid = 'counted_deals'::regclass AND a.privilege_type = 'INSERT' AND a.grantee NOT IN (0, c.relowner) LOOP
      EXECUTE format('GRANT SELECT, INSERT, DELETE ON counted_places TO %s', writer);
    END LOOP;
  END $rights$`;

/** The columns of places follow those of ADR 122. */
const COUNTABLE = `
  CREATE OR REPLACE VIEW countable_deals AS
  SELECT d.id AS deal_id, d.vendor_id, d.category_id, coalesce(d.location_id, 0) AS location_id, d.discount_type,
    CASE WHEN d.average_rating >= 4.5 THEN 2 WHEN d.average_rating >= 4 THEN 1 ELSE 0 END::smallint AS rating,
    coalesce('veg' = ANY(d.food), false) AS is_veg, coalesce('halal' = ANY(d.food), false) AS is_halal,
    d.discounted_price AS price, round(d.saving * 100.0 / nullif(d.original_price, 0))::integer AS saving_percent,
    ARRAY(SELECT d.venue_area_id WHERE d.venue_area_id IS NOT NULL
      UNION SELECT b.area_id FROM branch_places b WHERE d.venue_name IS NULL AND b.area_id IS NOT NULL
        AND b.vendor_id = d.vendor_id AND (d.branch_ids IS NULL OR b.id = ANY(d.branch_ids)) ORDER BY 1) AS areas,
    d.updated_at AS changed_at, d.branch_ids, d.venue_latitude, d.venue_longitude, d.created_at
  FROM listed_deals d`;

const KEYS = ['category_id', 'location_id', 'discount_type', 'rating', 'is_veg', 'is_halal'] as const;
const keysOf = (alias: string): string => KEYS.map((key) => `${alias}.${key}`).join(', ');

/** Listed deals in the columns of `counted_places`. @param deals a row for each deal */
const PLACES = (deals: string): string => {
  const newestFirst = (column: string): string =>
    `array_agg(${column} ORDER BY c.created_at DESC, c.deal_id DESC)`;
  return `
    INSERT INTO counted_places (vendor_id, branch_ids, venue_latitude, venue_longitude, areas, deal_ids, group_ids, prices, created_times)
    SELECT c.vendor_id, c.branch_ids, c.venue_latitude, c.venue_longitude, c.areas,
      ${['c.deal_id', 'c.group_id', 'c.price', 'c.created_at'].map(newestFirst).join(', ')}
    FROM (${deals}) AS c GROUP BY c.vendor_id, c.branch_ids, c.venue_latitude, c.venue_longitude, c.areas`;
};

/** A start or an end passes without a write. */
const PASSED = (since: string): string => `
    SELECT d.id FROM deals d WHERE d.end_date > least(${since}, now()) AND d.end_date <= greatest(${since}, now())
    UNION SELECT d.id FROM deals d WHERE d.moderation_status = 'approved' AND d.is_active
      AND d.start_date > least(${since}, now()) AND d.start_date <= greatest(${since}, now())`;

/** What the counters lose and gain. */
const MOVED = `
  (SELECT b.group_id, b.vendor_id, b.areas, NULL::timestamptz AS changed_at, -1 AS n FROM unnest(counted_before) b
   UNION ALL SELECT a.group_id, a.vendor_id, a.areas, a.changed_at, 1 FROM unnest(counted_now) a)`;

/**
 * Brings up to `most` changes into the counters; one transaction at a time. Each statement may see later commits than the one before:
 * the deals are read once, and a deal that changes after that has a row in `uncounted_deals` that remains. The rows of a business are made
 * again from its rows and from these deals, so they always hold the deals of `counted_deals`.
 */
const UPDATE = `
  CREATE OR REPLACE FUNCTION deal_counts_update(most integer) RETURNS boolean LANGUAGE plpgsql AS $function$
  DECLARE
    since timestamptz;
    ids integer[];
    businesses integer[];
    changes integer[];
    groups integer[];
    touched integer[];
    found countable_deals[];
    counted_before counted_deals[];
    counted_now counted_deals[];
  BEGIN
    IF NOT EXISTS (SELECT FROM uncounted_deals) AND cardinality(deals_to_count()) = 0 THEN RETURN false; END IF;
    INSERT INTO deal_counts_state (counted_until) VALUES (now()) ON CONFLICT DO NOTHING;
    SELECT s.counted_until INTO since FROM deal_counts_state s FOR UPDATE;
    WITH taken AS (
      DELETE FROM uncounted_deals WHERE id IN (SELECT u.id FROM uncounted_deals u ORDER BY u.id LIMIT most)
      RETURNING deal_id, vendor_id)
    SELECT array_agg(t.deal_id) FILTER (WHERE t.deal_id IS NOT NULL), array_agg(t.vendor_id) FILTER (WHERE t.vendor_id IS NOT NULL)
    INTO ids, businesses FROM taken t;
    ids := ARRAY(SELECT unnest(ids) UNION SELECT d.id FROM deals d WHERE d.vendor_id = ANY(businesses) UNION ${PASSED('since')});

    found := ARRAY(SELECT c FROM countable_deals c WHERE c.deal_id = ANY(ids));
    INSERT INTO deal_counts (${KEYS.join(', ')})
    SELECT DISTINCT ${keysOf('c')} FROM unnest(found) c
      WHERE NOT EXISTS (SELECT FROM deal_counts g WHERE (${keysOf('g')}) = (${keysOf('c')}));
    counted_before := ARRAY(SELECT c FROM counted_deals c WHERE c.deal_id = ANY(ids));
    counted_now := ARRAY(
      SELECT ROW(c.deal_id, g.id, c.vendor_id, c.price, c.saving_percent, c.areas, c.changed_at)::counted_deals
      FROM unnest(found) c JOIN deal_counts g ON (${keysOf('g')}) = (${keysOf('c')}));
    DELETE FROM counted_deals c WHERE c.deal_id = ANY(ids);
    INSERT INTO counted_deals SELECT * FROM unnest(counted_now);

    groups := ARRAY(SELECT m.group_id FROM ${MOVED} m GROUP BY m.group_id);
    INSERT INTO deal_area_counts (group_id, area_id)
    SELECT DISTINCT a.group_id, unnest(a.areas) FROM unnest(counted_now) a ON CONFLICT DO NOTHING;
    UPDATE deal_area_counts a SET deals = a.deals + m.n
    FROM (SELECT moved.group_id, area.id AS area_id, sum(moved.n)::integer AS n FROM ${MOVED} moved, unnest(moved.areas) AS area(id)
      GROUP BY moved.group_id, area.id) m
    WHERE a.group_id = m.group_id AND a.area_id = m.area_id;
    DELETE FROM deal_area_counts a WHERE a.deals = 0 AND a.group_id = ANY(groups);
    UPDATE deal_counts g SET deals = g.deals + m.n, changed_at = greatest(g.changed_at, m.changed_at),
      lowest = (SELECT min(c.price) FROM counted_deals c WHERE c.group_id = g.id),
      highest = (SELECT max(c.price) FROM counted_deals c WHERE c.group_id = g.id)
    FROM (SELECT moved.group_id, sum(moved.n)::integer AS n, max(moved.changed_at) AS changed_at FROM ${MOVED} moved GROUP BY moved.group_id) m
    WHERE g.id = m.group_id;
    DELETE FROM deal_counts g WHERE g.deals = 0 AND g.id = ANY(groups);

    SELECT array_agg(m.vendor_id), array_agg(m.n) INTO businesses, changes
    FROM (SELECT moved.vendor_id, sum(moved.n)::integer AS n FROM ${MOVED} moved GROUP BY moved.vendor_id HAVING sum(moved.n) <> 0) m;
    PERFORM vendors_add_live_deals(businesses, changes);
    touched := ARRAY(SELECT DISTINCT moved.vendor_id FROM ${MOVED} moved);
    WITH replaced AS (DELETE FROM counted_places p WHERE p.vendor_id = ANY(touched) RETURNING p.*)
    ${PLACES(`
      SELECT p.vendor_id, p.branch_ids, p.venue_latitude, p.venue_longitude, p.areas, x.deal_id, x.group_id, x.price, x.created_at
      FROM replaced p, unnest(p.deal_ids, p.group_ids, p.prices, p.created_times) AS x(deal_id, group_id, price, created_at)
      WHERE x.deal_id <> ALL(ids)
      UNION ALL SELECT f.vendor_id, f.branch_ids, f.venue_latitude, f.venue_longitude, f.areas, f.deal_id, g.id, f.price, f.created_at
      FROM unnest(found) f JOIN deal_counts g ON (${keysOf('g')}) = (${keysOf('f')})`)};
    UPDATE deal_counts_state SET counted_until = now();
    RETURN EXISTS (SELECT FROM uncounted_deals);
  END $function$`;

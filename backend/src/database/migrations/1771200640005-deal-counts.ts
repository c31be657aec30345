import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Counters of listed deals, and what they do not contain yet (ADR 122). `DealCountsFilled` fills them. */
export class DealCounts1771200640005 implements MigrationInterface {
  name = 'DealCounts1771200640005';

  async up(db: QueryRunner): Promise<void> {
    for (const step of [TABLES, RIGHTS, COUNTABLE, TO_COUNT, UPDATE, COUNTS, AREAS, VENDORS, FIGURES, PARTS])
      await db.query(step);
  }

  async down(): Promise<void> {
    throw new Error('Lists read the counters: restore a backup instead.');
  }
}

const TABLES = `
  CREATE TABLE deal_counts (
    id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    category_id integer NOT NULL,
    -- 0 for deals without a city.
    location_id integer NOT NULL,
    discount_type text NOT NULL,
    -- How many of the ratings of the filter the deals reach.
    rating smallint NOT NULL CHECK (rating BETWEEN 0 AND 2),
    is_veg boolean NOT NULL,
    is_halal boolean NOT NULL,
    deals integer NOT NULL DEFAULT 0 CHECK (deals >= 0),
    lowest integer,
    highest integer,
    -- The newest change of a deal that is or was in the group.
    changed_at timestamptz,
    CONSTRAINT deal_counts_group UNIQUE (category_id, location_id, discount_type, rating, is_veg, is_halal)
  );
  CREATE TABLE counted_deals (
    deal_id integer PRIMARY KEY,
    group_id integer NOT NULL REFERENCES deal_counts,
    vendor_id integer NOT NULL,
    price integer NOT NULL,
    saving_percent integer,
    areas integer[] NOT NULL,
    changed_at timestamptz NOT NULL
  );
  CREATE INDEX counted_deals_group ON counted_deals (group_id, price);
  CREATE INDEX counted_deals_saving ON counted_deals (saving_percent) WHERE saving_percent IS NOT NULL;
  CREATE INDEX counted_deals_part ON counted_deals (((deal_id - 1) / 2500 + 1), changed_at);
  CREATE TABLE deal_area_counts (
    group_id integer NOT NULL REFERENCES deal_counts,
    area_id integer NOT NULL,
    deals integer NOT NULL DEFAULT 0 CHECK (deals >= 0),
    PRIMARY KEY (group_id, area_id)
  );
  CREATE TABLE uncounted_deals (
    id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    deal_id integer,
    -- All deals of the business.
    vendor_id integer,
    CONSTRAINT uncounted_deals_of_one CHECK (num_nonnulls(deal_id, vendor_id) = 1)
  );
  CREATE TABLE deal_counts_state (
    is_only boolean PRIMARY KEY DEFAULT true CHECK (is_only),
    counted_until timestamptz NOT NULL
  )`;

/** The version that serves writes changes by the triggers of the next migration, before the rights on all tables are granted. */
const RIGHTS = `
  DO $rights$
  DECLARE writer text;
  BEGIN
    FOR writer IN SELECT DISTINCT a.grantee::regrole::text FROM pg_class c, aclexplode(c.relacl) AS a
      WHERE c.oid = 'deals'::regclass AND a.privilege_type = 'INSERT' AND a.grantee NOT IN (0, c.relowner) LOOP
      EXECUTE format('GRANT INSERT ON uncounted_deals TO %s', writer);
    END LOOP;
  END $rights$`;

/** Listed deals as the counters group them. */
const COUNTABLE = `
  CREATE VIEW countable_deals AS
  SELECT d.id AS deal_id, d.vendor_id, d.category_id, coalesce(d.location_id, 0) AS location_id, d.discount_type,
    CASE WHEN d.average_rating >= 4.5 THEN 2 WHEN d.average_rating >= 4 THEN 1 ELSE 0 END::smallint AS rating,
    coalesce('veg' = ANY(d.food), false) AS is_veg, coalesce('halal' = ANY(d.food), false) AS is_halal,
    d.discounted_price AS price, round(d.saving * 100.0 / nullif(d.original_price, 0))::integer AS saving_percent,
    ARRAY(SELECT d.venue_area_id WHERE d.venue_area_id IS NOT NULL
      UNION SELECT b.area_id FROM branch_places b WHERE d.venue_name IS NULL AND b.area_id IS NOT NULL
        AND b.vendor_id = d.vendor_id AND (d.branch_ids IS NULL OR b.id = ANY(d.branch_ids)) ORDER BY 1) AS areas,
    d.updated_at AS changed_at
  FROM listed_deals d`;

/** A start or an end passes without a write. */
const PASSED = (since: string): string => `
    SELECT d.id FROM deals d WHERE d.end_date > least(${since}, now()) AND d.end_date <= greatest(${since}, now())
    UNION SELECT d.id FROM deals d WHERE d.moderation_status = 'approved' AND d.is_active
      AND d.start_date > least(${since}, now()) AND d.start_date <= greatest(${since}, now())`;

const SINCE = '(SELECT s.counted_until FROM deal_counts_state s)';

/** Deals whose place in the counters can be outdated. Arrays, so that the planner expects few; the
 * condition on the id lets it read the index, since a burst of changes leaves empty pages in the table. */
const TO_COUNT = `
  CREATE FUNCTION deals_to_count() RETURNS integer[] LANGUAGE sql STABLE AS $function$
    SELECT ARRAY(
      SELECT u.deal_id FROM uncounted_deals u WHERE u.id > 0 AND u.deal_id IS NOT NULL
      UNION SELECT d.id FROM deals d
        WHERE d.vendor_id = ANY(ARRAY(SELECT u.vendor_id FROM uncounted_deals u WHERE u.id > 0 AND u.vendor_id IS NOT NULL))
      UNION ${PASSED(SINCE)})
  $function$`;

const KEYS = ['category_id', 'location_id', 'discount_type', 'rating', 'is_veg', 'is_halal'] as const;
const keysOf = (alias: string): string => KEYS.map((key) => `${alias}.${key}`).join(', ');

/** What the counters lose and gain. */
const MOVED = `
  (SELECT b.group_id, b.vendor_id, b.areas, NULL::timestamptz AS changed_at, -1 AS n FROM unnest(counted_before) b
   UNION ALL SELECT a.group_id, a.vendor_id, a.areas, a.changed_at, 1 FROM unnest(counted_now) a)`;

/**
 * Brings up to `most` changes into the counters; one transaction at a time. Each statement may see later commits than the one before:
 * the deals are read once, and a deal that changes after that has a row in `uncounted_deals` that remains.
 */
const UPDATE = `
  CREATE FUNCTION deal_counts_update(most integer) RETURNS boolean LANGUAGE plpgsql AS $function$
  DECLARE
    since timestamptz;
    ids integer[];
    businesses integer[];
    changes integer[];
    groups integer[];
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

    INSERT INTO deal_counts (${KEYS.join(', ')})
    SELECT DISTINCT ${keysOf('c')} FROM countable_deals c WHERE c.deal_id = ANY(ids)
      AND NOT EXISTS (SELECT FROM deal_counts g WHERE (${keysOf('g')}) = (${keysOf('c')}));
    counted_before := ARRAY(SELECT c FROM counted_deals c WHERE c.deal_id = ANY(ids));
    counted_now := ARRAY(
      SELECT ROW(c.deal_id, g.id, c.vendor_id, c.price, c.saving_percent, c.areas, c.changed_at)::counted_deals
      FROM countable_deals c JOIN deal_counts g ON (${keysOf('g')}) = (${keysOf('c')}) WHERE c.deal_id = ANY(ids));
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
    UPDATE deal_counts_state SET counted_until = now();
    RETURN EXISTS (SELECT FROM uncounted_deals);
  END $function$`;

const CHANGED = 'changed AS MATERIALIZED (SELECT unnest(deals_to_count()) AS id)';
const IS_CHANGED = 'c.deal_id = ANY(ARRAY(SELECT changed.id FROM changed))';
const IS_UNCHANGED = 'c.deal_id NOT IN (SELECT changed.id FROM changed)';

/** A price of the unchanged deals of a touched group. */
const priceOf = (bound: 'min' | 'max'): string =>
  `(SELECT ${bound}(c.price) FROM counted_deals c WHERE c.group_id = g.id AND ${IS_UNCHANGED})`;

/** Listed deals by group at this moment: the counters, without the changed deals as they were and with them as they are. */
const COUNTS = `
  CREATE VIEW listed_deal_counts AS
  WITH ${CHANGED}, touched AS MATERIALIZED (SELECT DISTINCT c.group_id FROM counted_deals c WHERE ${IS_CHANGED})
  SELECT ${keysOf('n')}, sum(n.deals)::integer AS deals, min(n.lowest) AS lowest, max(n.highest) AS highest, max(n.changed_at) AS changed_at
  FROM (
    SELECT ${keysOf('g')}, g.deals, CASE WHEN t.group_id IS NULL THEN g.lowest ELSE ${priceOf('min')} END AS lowest,
      CASE WHEN t.group_id IS NULL THEN g.highest ELSE ${priceOf('max')} END AS highest, g.changed_at
    FROM deal_counts g LEFT JOIN touched t ON t.group_id = g.id
    UNION ALL SELECT ${keysOf('g')}, -1, NULL, NULL, NULL FROM counted_deals c JOIN deal_counts g ON g.id = c.group_id WHERE ${IS_CHANGED}
    UNION ALL SELECT ${keysOf('c')}, 1, c.price, c.price, c.changed_at FROM countable_deals c WHERE ${IS_CHANGED}
  ) AS n GROUP BY ${keysOf('n')} HAVING sum(n.deals) > 0`;

/** Listed deals by area and group at this moment; rows of one area and group are to be added up. */
const AREAS = `
  CREATE VIEW listed_area_counts AS
  WITH ${CHANGED}
  SELECT a.area_id, ${keysOf('g')}, a.deals FROM deal_area_counts a JOIN deal_counts g ON g.id = a.group_id
  UNION ALL SELECT area.id, ${keysOf('g')}, -1 FROM counted_deals c JOIN deal_counts g ON g.id = c.group_id, unnest(c.areas) AS area(id) WHERE ${IS_CHANGED}
  UNION ALL SELECT area.id, ${keysOf('c')}, 1 FROM countable_deals c, unnest(c.areas) AS area(id) WHERE ${IS_CHANGED}`;

/** What `live_deals` of businesses does not contain yet. */
const VENDORS = `
  CREATE VIEW uncounted_vendor_deals AS
  WITH ${CHANGED}
  SELECT m.vendor_id, sum(m.n)::integer AS deals FROM (
    SELECT c.vendor_id, -1 AS n FROM counted_deals c WHERE ${IS_CHANGED}
    UNION ALL SELECT c.vendor_id, 1 FROM countable_deals c WHERE ${IS_CHANGED}
  ) AS m GROUP BY m.vendor_id HAVING sum(m.n) <> 0`;

const FIGURES = `
  CREATE VIEW listed_deal_figures AS
  WITH ${CHANGED}
  SELECT (SELECT coalesce(sum(n.deals), 0)::integer FROM listed_deal_counts n) AS deals,
    coalesce(greatest((SELECT max(c.saving_percent) FROM counted_deals c WHERE c.saving_percent IS NOT NULL AND ${IS_UNCHANGED}),
      (SELECT max(c.saving_percent) FROM countable_deals c WHERE ${IS_CHANGED})), 0) AS biggest_saving_percent`;

/** The newest change of the listed deals of each part of the sitemap: 2,500 ids. */
const PARTS = `
  CREATE VIEW listed_deal_parts AS
  WITH ${CHANGED}
  SELECT n.part, max(n.changed_at) AS changed_at FROM (
    SELECT parts.part, (SELECT max(c.changed_at) FROM counted_deals c WHERE (c.deal_id - 1) / 2500 + 1 = parts.part AND ${IS_UNCHANGED}) AS changed_at
    FROM generate_series(1, (SELECT (max(c.deal_id) - 1) / 2500 + 1 FROM counted_deals c)) AS parts(part)
    UNION ALL SELECT (c.deal_id - 1) / 2500 + 1, c.changed_at FROM countable_deals c WHERE ${IS_CHANGED}
  ) AS n WHERE n.changed_at IS NOT NULL GROUP BY n.part`;

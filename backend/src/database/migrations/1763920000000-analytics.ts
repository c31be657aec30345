import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Daily figures of deals and businesses, by day in Nepal. */
export class Analytics1763920000000 implements MigrationInterface {
  name = 'Analytics1763920000000';

  async up(db: QueryRunner): Promise<void> {
    await db.query(SIGHTINGS);
    await db.query(ROLLUPS);
    await db.query(DAYS);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      DROP FUNCTION roll_up_day(date); DROP FUNCTION deal_days(date, date, integer); DROP FUNCTION start_of_nepal_day(date);
      DROP INDEX passes_vendor_issued;
      DROP TABLE vendor_analytics, deal_analytics, deal_sightings, visitor_salts`);
  }
}

const SIGHTINGS = `
-- Thrown away after two days: who a visitor was can then be told by nobody.
CREATE TABLE visitor_salts (
  day date PRIMARY KEY,
  salt bytea NOT NULL
);

-- One view and one click per visitor, deal and day.
CREATE TABLE deal_sightings (
  deal_id integer NOT NULL REFERENCES deals ON DELETE CASCADE,
  day date NOT NULL,
  kind text NOT NULL CHECK (kind IN ('view', 'click')),
  visitor bytea NOT NULL CHECK (length(visitor) = 16),
  PRIMARY KEY (day, deal_id, kind, visitor)
);
`;

const ROLLUPS = `
CREATE TABLE deal_analytics (
  deal_id integer NOT NULL REFERENCES deals ON DELETE CASCADE,
  date date NOT NULL,
  views integer NOT NULL DEFAULT 0,
  clicks integer NOT NULL DEFAULT 0,
  codes integer NOT NULL DEFAULT 0,
  redemptions integer NOT NULL DEFAULT 0,
  revenue bigint NOT NULL DEFAULT 0,
  PRIMARY KEY (deal_id, date)
);

CREATE TABLE vendor_analytics (
  vendor_id integer NOT NULL REFERENCES vendors ON DELETE CASCADE,
  date date NOT NULL,
  total_deals integer NOT NULL DEFAULT 0,
  active_deals integer NOT NULL DEFAULT 0,
  total_redemptions integer NOT NULL DEFAULT 0,
  total_revenue bigint NOT NULL DEFAULT 0,
  new_customers integer NOT NULL DEFAULT 0,
  return_customers integer NOT NULL DEFAULT 0,
  PRIMARY KEY (vendor_id, date)
);
CREATE INDEX passes_vendor_issued ON passes (vendor_id, issued_at);
`;

const DAYS = `
-- The first instant of a day in Nepal, UTC+05:45 all year.
CREATE FUNCTION start_of_nepal_day(day date) RETURNS timestamptz LANGUAGE sql IMMUTABLE AS $$
  SELECT (day::timestamp - interval '5 hours 45 minutes') AT TIME ZONE 'UTC'
$$;

-- What the raw rows say of the deals of one business, or of all: one row per deal and day with anything to tell.
CREATE FUNCTION deal_days(first date, last date, business integer)
RETURNS TABLE (deal_id integer, date date, views integer, clicks integer, codes integer, redemptions integer, revenue bigint)
LANGUAGE sql STABLE AS $$
  SELECT deal_id, day, sum(views)::int, sum(clicks)::int, sum(codes)::int, sum(redemptions)::int, sum(revenue)::bigint FROM (
    SELECT s.deal_id, s.day, (s.kind = 'view')::int AS views, (s.kind = 'click')::int AS clicks, 0 AS codes, 0 AS redemptions, 0 AS revenue
    FROM deal_sightings s JOIN deals d ON d.id = s.deal_id
    WHERE s.day BETWEEN first AND last AND (business IS NULL OR d.vendor_id = business)
    UNION ALL
    SELECT p.deal_id, (p.issued_at AT TIME ZONE 'UTC' + interval '5 hours 45 minutes')::date, 0, 0, 1, 0, 0 FROM passes p
    WHERE p.issued_at >= start_of_nepal_day(first) AND p.issued_at < start_of_nepal_day(last + 1)
      AND (business IS NULL OR p.vendor_id = business)
    UNION ALL
    SELECT p.deal_id, (p.redeemed_at AT TIME ZONE 'UTC' + interval '5 hours 45 minutes')::date, 0, 0, 0, 1, p.amount FROM passes p
    WHERE p.state = 'redeemed' AND p.redeemed_at >= start_of_nepal_day(first) AND p.redeemed_at < start_of_nepal_day(last + 1)
      AND (business IS NULL OR p.vendor_id = business)
  ) AS raw GROUP BY deal_id, day
$$;

-- Writes the rows of one day anew. How many deals were active can only be said while the day lasts.
CREATE FUNCTION roll_up_day(wanted date) RETURNS void LANGUAGE sql AS $$
  DELETE FROM deal_analytics a WHERE a.date = wanted
    AND NOT EXISTS (SELECT 1 FROM deal_days(wanted, wanted, NULL) d WHERE d.deal_id = a.deal_id);
  INSERT INTO deal_analytics (deal_id, date, views, clicks, codes, redemptions, revenue)
    SELECT d.deal_id, d.date, d.views, d.clicks, d.codes, d.redemptions, d.revenue FROM deal_days(wanted, wanted, NULL) d
    ON CONFLICT (deal_id, date) DO UPDATE SET views = excluded.views, clicks = excluded.clicks, codes = excluded.codes,
      redemptions = excluded.redemptions, revenue = excluded.revenue;
  INSERT INTO vendor_analytics (vendor_id, date, total_deals, active_deals, total_redemptions, total_revenue, new_customers, return_customers)
    SELECT v.id, wanted, coalesce(d.total, 0), coalesce(d.active, 0), coalesce(used.redemptions, 0), coalesce(used.revenue, 0),
      coalesce(used.newcomers, 0), coalesce(used.customers - used.newcomers, 0)
    FROM vendors v
    LEFT JOIN (
      SELECT vendor_id, count(*) AS total, count(*) FILTER (WHERE moderation_status = 'approved' AND is_active
        AND start_date < start_of_nepal_day(wanted + 1) AND end_date >= start_of_nepal_day(wanted)) AS active
      FROM deals WHERE created_at < start_of_nepal_day(wanted + 1) GROUP BY vendor_id
    ) AS d ON d.vendor_id = v.id
    LEFT JOIN (
      SELECT p.vendor_id, count(*) AS redemptions, sum(p.amount) AS revenue, count(DISTINCT p.user_id) AS customers,
        count(DISTINCT p.user_id) FILTER (WHERE NOT EXISTS (
          SELECT 1 FROM passes e WHERE e.vendor_id = p.vendor_id AND e.user_id = p.user_id AND e.state = 'redeemed'
            AND e.redeemed_at < start_of_nepal_day(wanted))) AS newcomers
      FROM passes p WHERE p.state = 'redeemed' AND p.redeemed_at >= start_of_nepal_day(wanted)
        AND p.redeemed_at < start_of_nepal_day(wanted + 1)
      GROUP BY p.vendor_id
    ) AS used ON used.vendor_id = v.id
    WHERE d.total > 0 OR used.redemptions > 0
    ON CONFLICT (vendor_id, date) DO UPDATE SET total_deals = excluded.total_deals, active_deals = excluded.active_deals,
      total_redemptions = excluded.total_redemptions, total_revenue = excluded.total_revenue,
      new_customers = excluded.new_customers, return_customers = excluded.return_customers
$$;
`;

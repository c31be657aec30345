import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Functions and views read the tables of other modules through their views. Their results remain the same. */
export class FunctionsReadViews1770810000000 implements MigrationInterface {
  name = 'FunctionsReadViews1770810000000';

  async up(db: QueryRunner): Promise<void> {
    await db.query(VIEWS);
    for (const definition of [pointsLedgerCredit, catalogRenamed, dealDays, rollUpDay, rollUpChanges])
      await db.query(definition);
  }

  async down(): Promise<void> {
    throw new Error('The version before reads the same: there is nothing to take back.');
  }
}

const VIEWS = `
CREATE OR REPLACE VIEW listed_deals AS
 SELECT d.id,
    d.vendor_id,
    d.category_id,
    d.location_id,
    d.title,
    d.title_ne,
    d.description,
    d.description_ne,
    d.image,
    d.discount_type,
    d.discount_value,
    d.original_price,
    d.discounted_price,
    d.saving,
    d.start_date,
    d.end_date,
    d.sale_mode,
    d.redemption_limit,
    d.points_earned,
    d.pass_validity_hours,
    d.weekdays,
    d.hours_from,
    d.hours_until,
    d.blackout_dates,
    d.minimum_bill,
    d.party_size,
    d.branch_ids,
    d.is_active,
    d.is_featured,
    d.moderation_status,
    d.rejection_reason,
    d.rejection_codes,
    d.first_approved_at,
    d.submitted_at,
    d.rating_sum,
    d.rating_count,
    d.average_rating,
    d.search,
    d.version,
    d.created_at,
    d.updated_at,
    d.feature_requested_at,
    d.waiting_since,
    d.taxes
   FROM deals d
     JOIN vendor_cards v ON v.id = d.vendor_id
  WHERE d.moderation_status = 'approved'::text AND d.is_active AND d.start_date <= now() AND d.end_date > now() AND v.status = 'verified'::text;
CREATE OR REPLACE VIEW vendor_entitlements AS
 SELECT v.id AS vendor_id,
    p.id AS plan_id,
    p.slug AS plan,
    t.deal_limit,
    t.featured_deal_limit,
    t.analytics_access,
    t.priority_support,
    ( SELECT count(*)::integer AS count
           FROM deals d
          WHERE d.vendor_id = v.id AND d.is_active AND d.end_date > now() AND (d.moderation_status = ANY (ARRAY['pending'::text, 'approved'::text]))) AS active_deals,
    ( SELECT count(*)::integer AS count
           FROM deals d
          WHERE d.vendor_id = v.id AND d.is_active AND d.end_date > now() AND d.moderation_status = 'approved'::text) AS approved_deals,
    ( SELECT count(*)::integer AS count
           FROM deals d
          WHERE d.vendor_id = v.id AND d.end_date > now() AND ((EXISTS ( SELECT 1
                   FROM featured_slots s_1
                  WHERE s_1.deal_id = d.id AND (s_1.ends_at IS NULL OR s_1.ends_at > now()))) OR d.feature_requested_at IS NOT NULL)) AS featured_deals,
    t.id AS terms_id
   FROM vendor_cards v
     LEFT JOIN vendor_subscriptions s ON s.vendor_id = v.id
     LEFT JOIN LATERAL ( SELECT o.plan_terms_id AS terms_id,
            bought.plan_id
           FROM plan_orders o
             JOIN subscription_plan_terms bought ON bought.id = o.plan_terms_id
          WHERE o.vendor_id = v.id AND o.kind = 'subscription'::text AND o.state = 'paid'::text AND o.replaced_by IS NULL AND s.current_period_end <= now() AND o.period_start <= now() AND o.period_end > now()
          ORDER BY o.period_end DESC
         LIMIT 1) paid ON true
     JOIN subscription_plans p ON
        CASE
            WHEN paid.plan_id IS NOT NULL THEN p.id = paid.plan_id
            ELSE p.slug =
            CASE
                WHEN (s.status = ANY (ARRAY['active'::text, 'trialing'::text, 'past_due'::text])) AND (s.current_period_end IS NULL OR (s.current_period_end +
                CASE
                    WHEN s.cancel_at_period_end THEN '00:00:00'::interval
                    ELSE '7 days'::interval
                END) > now()) THEN s.plan
                ELSE 'free'::text
            END
        END
     JOIN subscription_plan_terms t ON t.id =
        CASE
            WHEN paid.terms_id IS NOT NULL THEN paid.terms_id
            WHEN p.slug = 'free'::text THEN p.terms_id
            ELSE COALESCE(s.plan_terms_id, p.terms_id)
        END`;

const pointsLedgerCredit = `
CREATE OR REPLACE FUNCTION points_ledger_credit(customer integer, points integer, pass bigint, multiplied integer, business integer, from_business integer, membership integer)
 RETURNS void
 LANGUAGE sql
AS $function$
     SELECT points_ledger_earn(customer, points_ledger_credit.points, p.id, multiplied, business, from_business, membership, d.id, d.title, d.title_ne, p.public_id)
     FROM pass_facts p JOIN deal_facts d ON d.id = p.deal_id WHERE p.id = pass
   $function$`;

const catalogRenamed = `
CREATE OR REPLACE FUNCTION catalog_renamed()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
  BEGIN
    IF TG_TABLE_NAME = 'locations' THEN
      IF (OLD.name, OLD.name_ne) IS DISTINCT FROM (NEW.name, NEW.name_ne) THEN
        PERFORM search_rename('location', NEW.id, concat_ws(' ', NEW.name, NEW.name_ne), NULL);
      END IF;
    ELSIF (OLD.name, OLD.name_ne, OLD.parent_id) IS DISTINCT FROM (NEW.name, NEW.name_ne, NEW.parent_id) THEN
      PERFORM search_rename('category', NEW.id,
        (SELECT concat_ws(' ', NEW.name, NEW.name_ne, p.name, p.name_ne) FROM (VALUES (1)) AS one LEFT JOIN category_names p ON p.id = NEW.parent_id),
        ARRAY(SELECT c.id FROM category_names c WHERE c.id = NEW.id OR c.parent_id = NEW.id));
    END IF;
    RETURN NEW;
  END $function$`;

const dealDays = `
CREATE OR REPLACE FUNCTION deal_days(first date, last date, business integer)
 RETURNS TABLE(deal_id integer, date date, views integer, clicks integer, codes integer, redemptions integer, revenue bigint)
 LANGUAGE sql
 STABLE
AS $function$
  SELECT deal_id, day, sum(views)::int, sum(clicks)::int, sum(codes)::int, sum(redemptions)::int, sum(revenue)::bigint FROM (
    SELECT s.deal_id, s.day, (s.kind = 'view')::int AS views, (s.kind = 'click')::int AS clicks, 0 AS codes, 0 AS redemptions, 0 AS revenue
    FROM deal_sightings s JOIN deal_facts d ON d.id = s.deal_id
    WHERE s.day BETWEEN first AND last AND (business IS NULL OR d.vendor_id = business)
    UNION ALL
    SELECT p.deal_id, (p.issued_at AT TIME ZONE 'UTC' + interval '5 hours 45 minutes')::date, 0, 0, 1, 0, 0 FROM pass_facts p
    WHERE p.issued_at >= start_of_nepal_day(first) AND p.issued_at < start_of_nepal_day(last + 1)
      AND (business IS NULL OR p.vendor_id = business)
    UNION ALL
    SELECT p.deal_id, (p.redeemed_at AT TIME ZONE 'UTC' + interval '5 hours 45 minutes')::date, 0, 0, 0, 1, p.amount FROM pass_facts p
    WHERE p.state = 'redeemed' AND p.redeemed_at >= start_of_nepal_day(first) AND p.redeemed_at < start_of_nepal_day(last + 1)
      AND (business IS NULL OR p.vendor_id = business)
  ) AS raw GROUP BY deal_id, day
$function$`;

const rollUpDay = `
CREATE OR REPLACE FUNCTION roll_up_day(wanted date)
 RETURNS void
 LANGUAGE sql
AS $function$
  DELETE FROM deal_analytics a WHERE a.date = wanted
    AND NOT EXISTS (SELECT 1 FROM deal_days(wanted, wanted, NULL) d WHERE d.deal_id = a.deal_id);
  INSERT INTO deal_analytics (deal_id, date, views, clicks, codes, redemptions, revenue)
    SELECT d.deal_id, d.date, d.views, d.clicks, d.codes, d.redemptions, d.revenue FROM deal_days(wanted, wanted, NULL) d
    ON CONFLICT (deal_id, date) DO UPDATE SET views = excluded.views, clicks = excluded.clicks, codes = excluded.codes,
      redemptions = excluded.redemptions, revenue = excluded.revenue;
  INSERT INTO vendor_analytics (vendor_id, date, total_deals, active_deals, total_redemptions, total_revenue, new_customers, return_customers)
    SELECT v.id, wanted, coalesce(d.total, 0), coalesce(d.active, 0), coalesce(used.redemptions, 0), coalesce(used.revenue, 0),
      coalesce(used.newcomers, 0), coalesce(used.customers - used.newcomers, 0)
    FROM vendor_cards v
    LEFT JOIN (
      SELECT vendor_id, count(*) AS total, count(*) FILTER (WHERE moderation_status = 'approved' AND is_active
        AND start_date < start_of_nepal_day(wanted + 1) AND end_date >= start_of_nepal_day(wanted)) AS active
      FROM deal_facts WHERE created_at < start_of_nepal_day(wanted + 1) GROUP BY vendor_id
    ) AS d ON d.vendor_id = v.id
    LEFT JOIN (
      SELECT p.vendor_id, count(*) AS redemptions, sum(p.amount) AS revenue, count(DISTINCT p.user_id) AS customers,
        count(DISTINCT p.user_id) FILTER (WHERE NOT EXISTS (
          SELECT 1 FROM pass_facts e WHERE e.vendor_id = p.vendor_id AND e.user_id = p.user_id AND e.state = 'redeemed'
            AND e.redeemed_at < start_of_nepal_day(wanted))) AS newcomers
      FROM pass_facts p WHERE p.state = 'redeemed' AND p.redeemed_at >= start_of_nepal_day(wanted)
        AND p.redeemed_at < start_of_nepal_day(wanted + 1)
      GROUP BY p.vendor_id
    ) AS used ON used.vendor_id = v.id
    WHERE d.total > 0 OR used.redemptions > 0
    ON CONFLICT (vendor_id, date) DO UPDATE SET total_deals = excluded.total_deals, active_deals = excluded.active_deals,
      total_redemptions = excluded.total_redemptions, total_revenue = excluded.total_revenue,
      new_customers = excluded.new_customers, return_customers = excluded.return_customers
$function$`;

const rollUpChanges = `
CREATE OR REPLACE FUNCTION roll_up_changes(wanted date, since timestamp with time zone)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
  DECLARE
    day_start timestamptz := start_of_nepal_day(wanted);
    day_end timestamptz := start_of_nepal_day(wanted + 1);
    changed integer[] := ARRAY(
      SELECT p.deal_id FROM pass_facts p WHERE p.updated_at >= since
      UNION SELECT s.deal_id FROM deal_sightings s WHERE s.day = wanted AND s.seen_at >= since);
    sellers integer[] := ARRAY(SELECT DISTINCT d.vendor_id FROM deal_facts d WHERE d.id = ANY(changed));
  BEGIN
    IF cardinality(changed) = 0 THEN
      RETURN;
    END IF;
    INSERT INTO deal_analytics (deal_id, date, views, clicks, codes, redemptions, revenue)
      SELECT deal_id, wanted, sum(views), sum(clicks), sum(codes), sum(redemptions), sum(revenue) FROM (
        SELECT a.deal_id, 0 AS views, 0 AS clicks, 0 AS codes, 0 AS redemptions, 0 AS revenue
          FROM deal_analytics a WHERE a.date = wanted AND a.deal_id = ANY(changed)
        UNION ALL
        SELECT s.deal_id, (s.kind = 'view')::int, (s.kind = 'click')::int, 0, 0, 0
          FROM deal_sightings s WHERE s.day = wanted AND s.deal_id = ANY(changed)
        UNION ALL
        SELECT p.deal_id, 0, 0, 1, 0, 0 FROM pass_facts p WHERE p.vendor_id = ANY(sellers) AND p.deal_id = ANY(changed)
          AND p.issued_at >= day_start AND p.issued_at < day_end
        UNION ALL
        SELECT p.deal_id, 0, 0, 0, 1, p.amount FROM pass_facts p WHERE p.vendor_id = ANY(sellers) AND p.deal_id = ANY(changed)
          AND p.state = 'redeemed' AND p.redeemed_at >= day_start AND p.redeemed_at < day_end
      ) AS raw GROUP BY deal_id
      ON CONFLICT (deal_id, date) DO UPDATE SET views = excluded.views, clicks = excluded.clicks, codes = excluded.codes,
        redemptions = excluded.redemptions, revenue = excluded.revenue;
    INSERT INTO vendor_analytics (vendor_id, date, total_deals, active_deals, total_redemptions, total_revenue, new_customers, return_customers)
      SELECT v.id, wanted, d.total, d.active, used.redemptions, used.revenue, used.newcomers, used.customers - used.newcomers
      FROM unnest(sellers) AS v(id),
      LATERAL (
        SELECT count(*) AS total, count(*) FILTER (WHERE moderation_status = 'approved' AND is_active
          AND start_date < day_end AND end_date >= day_start) AS active
        FROM deal_facts WHERE vendor_id = v.id AND created_at < day_end
      ) AS d,
      LATERAL (
        SELECT count(*) AS redemptions, coalesce(sum(p.amount), 0) AS revenue, count(DISTINCT p.user_id) AS customers,
          count(DISTINCT p.user_id) FILTER (WHERE NOT EXISTS (
            SELECT 1 FROM pass_facts e WHERE e.vendor_id = p.vendor_id AND e.user_id = p.user_id AND e.state = 'redeemed'
              AND e.redeemed_at < day_start)) AS newcomers
        FROM pass_facts p WHERE p.vendor_id = v.id AND p.state = 'redeemed' AND p.redeemed_at >= day_start AND p.redeemed_at < day_end
      ) AS used
      ON CONFLICT (vendor_id, date) DO UPDATE SET total_deals = excluded.total_deals, active_deals = excluded.active_deals,
        total_redemptions = excluded.total_redemptions, total_revenue = excluded.total_revenue,
        new_customers = excluded.new_customers, return_customers = excluded.return_customers;
  END $function$`;

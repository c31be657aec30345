import { DEAL_FACT_JOINS, DEAL_IS_FEATURED, DEAL_STATUS } from '../deals/index.js';

/**
 * All figures of a business in a period, in one statement. Completed days come from the daily figures;
 * yesterday and today from the raw rows, so that a redemption is visible at once. $1 the business, $2 today
 * in Nepal, $3 number of days, $4 true for advanced figures.
 */
export const VENDOR_ANALYTICS = `
  WITH period AS (
    SELECT $2::date AS today, ($2::date - $3::int + 1) AS first, ($2::date - 2 * $3::int + 1) AS before
  ), days AS MATERIALIZED (
    SELECT a.deal_id, a.date, a.views, a.clicks, a.codes, a.redemptions, a.revenue FROM period, deal_facts d
    JOIN deal_analytics a ON a.deal_id = d.id
    WHERE d.vendor_id = $1 AND a.date >= period.before AND a.date < period.today - 1
    UNION ALL
    SELECT r.* FROM period, deal_days(period.today - 1, period.today, $1) r
  ), uses AS MATERIALIZED (
    SELECT p.user_id, p.redeemed_at, nepal_time(p.redeemed_at) AS local FROM pass_facts p, period
    WHERE p.vendor_id = $1 AND p.state = 'redeemed' AND p.redeemed_at >= start_of_nepal_day(period.before)
  ), customers AS (
    SELECT user_id, bool_or(local::date >= first) AS now, bool_or(local::date < first) AS then,
      EXISTS (SELECT 1 FROM pass_facts e, period WHERE e.vendor_id = $1 AND e.user_id = uses.user_id AND e.state = 'redeemed'
        AND e.redeemed_at < start_of_nepal_day(period.before)) AS earlier
    FROM uses, period GROUP BY user_id
  ), known AS (
    SELECT count(*) FILTER (WHERE now AND NOT "then" AND NOT earlier)::int AS "newNow",
      count(*) FILTER (WHERE now AND ("then" OR earlier))::int AS "returnNow",
      count(*) FILTER (WHERE "then" AND NOT earlier)::int AS "newThen", count(*) FILTER (WHERE "then" AND earlier)::int AS "returnThen"
    FROM customers
  ), sums AS (
    SELECT coalesce(sum(redemptions) FILTER (WHERE date >= first), 0)::int AS used, coalesce(sum(revenue) FILTER (WHERE date >= first), 0)::bigint AS revenue,
      coalesce(sum(redemptions) FILTER (WHERE date < first), 0)::int AS "usedThen", coalesce(sum(revenue) FILTER (WHERE date < first), 0)::bigint AS "revenueThen",
      coalesce(sum(views) FILTER (WHERE date >= first), 0)::int AS views, coalesce(sum(clicks) FILTER (WHERE date >= first), 0)::int AS clicks,
      coalesce(sum(codes) FILTER (WHERE date >= first), 0)::int AS codes
    FROM period LEFT JOIN days ON true
  ), series AS (
    SELECT json_agg(json_build_object('date', to_char(day, 'YYYY-MM-DD'), 'redemptions', redemptions, 'revenue', revenue, 'before', before) ORDER BY day) AS list
    FROM (
      SELECT day::date, coalesce(sum(d.redemptions) FILTER (WHERE d.date = day::date), 0)::int AS redemptions,
        coalesce(sum(d.revenue) FILTER (WHERE d.date = day::date), 0)::bigint AS revenue,
        coalesce(sum(d.redemptions) FILTER (WHERE d.date = day::date - $3::int), 0)::int AS before
      FROM period, generate_series(period.first, period.today, interval '1 day') day
      LEFT JOIN days d ON d.date IN (day::date, day::date - $3::int) GROUP BY day
    ) AS each
  ), hours AS (
    SELECT json_agg(by_hour ORDER BY weekday) AS list FROM (
      SELECT weekday, json_agg(used ORDER BY hour) AS by_hour FROM (
        SELECT weekday, hour, (SELECT count(*)::int FROM uses, period WHERE local::date >= first
          AND extract(dow FROM local) = weekday AND extract(hour FROM local) = hour) AS used
        FROM generate_series(0, 6) weekday, generate_series(0, 23) hour
      ) AS cells GROUP BY weekday
    ) AS rows
  ), figures AS (
    SELECT d.id, coalesce(sum(days.redemptions), 0)::int AS redemptions, coalesce(sum(days.revenue), 0)::bigint AS revenue,
      (SELECT json_agg((SELECT coalesce(sum(t.redemptions), 0)::int FROM days t, period WHERE t.deal_id = d.id
          AND t.date >= period.first + part * $3::int / 6 AND t.date < period.first + (part + 1) * $3::int / 6) ORDER BY part)
       FROM generate_series(0, 5) part) AS trend
    FROM deal_facts d CROSS JOIN period LEFT JOIN days ON days.deal_id = d.id AND days.date >= period.first
    WHERE d.vendor_id = $1 AND (d.end_date > start_of_nepal_day(period.first) OR d.moderation_status <> 'approved')
    GROUP BY d.id, d.submitted_at ORDER BY 2 DESC, d.submitted_at DESC LIMIT 5
  )
  SELECT json_build_object(
    'days', $3::int, 'from', to_char(period.first, 'YYYY-MM-DD'), 'to', to_char(period.today, 'YYYY-MM-DD'), 'isAdvanced', $4::boolean,
    'totals', json_build_object('redemptions', s.used, 'revenue', s.revenue, 'newCustomers', k."newNow", 'returnCustomers', k."returnNow"),
    'previous', json_build_object('redemptions', s."usedThen", 'revenue', s."revenueThen", 'newCustomers', k."newThen", 'returnCustomers', k."returnThen"),
    'planFees', (SELECT coalesce(sum(CASE i.kind WHEN 'invoice' THEN i.total_paisa ELSE -i.total_paisa END), 0)::bigint / 100 FROM invoice_facts i
      WHERE i.vendor_id = $1 AND i.issued_at >= start_of_nepal_day(period.first)),
    'series', series.list,
    'funnel', CASE WHEN $4 THEN json_build_object('views', s.views, 'clicks', s.clicks, 'codes', s.codes, 'redemptions', s.used) END,
    'hours', CASE WHEN $4 THEN hours.list END,
    'deals', (SELECT coalesce(json_agg(json_build_object('id', d.id, 'title', d.title, 'titleNe', d.title_ne, 'image', d.image, 'coverKey', d.cover_key,
        'categorySlug', c.slug, 'parentCategorySlug', parent.slug, 'status', ${DEAL_STATUS}, 'isFeatured', ${DEAL_IS_FEATURED}, 'endDate', iso(d.end_date),
        'redemptions', f.redemptions, 'revenue', f.revenue, 'trend', f.trend) ORDER BY f.redemptions DESC, d.submitted_at DESC), '[]')
      FROM figures f JOIN deal_facts d ON d.id = f.id ${DEAL_FACT_JOINS})
  )::text AS json
  FROM period, sums s, known k, series, hours`;

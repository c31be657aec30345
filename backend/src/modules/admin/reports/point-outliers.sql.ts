import { MIN_TIMES_MEDIAN } from '../../loyalty/index.js';

/** Maximum rows of each kind. */
export const MAX_OUTLIERS = 20;

/**
 * Points earned in the period by customers, businesses and pairs, each kind compared with its median. One row for each kind.
 * $1 first day, $2 last day, both in Nepal and included.
 */
export const POINT_OUTLIERS = `
  WITH pairs AS MATERIALIZED (
    SELECT e.user_id, coalesce(e.vendor_id, (SELECT p.vendor_id FROM pass_facts p WHERE p.id = e.pass_id)) AS vendor_id,
      sum(e.delta)::int AS points, count(*)::int AS uses
    FROM points_entry_facts e
    WHERE e.kind = 'redemption' AND e.created_at >= start_of_nepal_day($1::date) AND e.created_at < start_of_nepal_day($2::date + 1)
      AND NOT EXISTS (SELECT 1 FROM points_entry_facts back WHERE back.pass_id = e.pass_id AND back.kind = 'reversal')
    GROUP BY 1, 2
  ), sums AS (
    SELECT 'pairs' AS kind, user_id, vendor_id, points, uses FROM pairs
    UNION ALL SELECT 'people', user_id, NULL, sum(points)::int, sum(uses)::int FROM pairs GROUP BY user_id
    UNION ALL SELECT 'businesses', NULL, vendor_id, sum(points)::int, sum(uses)::int FROM pairs GROUP BY vendor_id
  ), medians AS (
    SELECT kind, percentile_cont(0.5) WITHIN GROUP (ORDER BY points) AS median, count(*)::int AS counted FROM sums GROUP BY kind
  ), ranked AS (
    SELECT s.*, round((s.points / m.median)::numeric, 1) AS times, row_number() OVER (PARTITION BY s.kind ORDER BY s.points DESC, s.user_id, s.vendor_id) AS n
    FROM sums s JOIN medians m USING (kind) WHERE s.points >= ${MIN_TIMES_MEDIAN} * m.median
  )
  SELECT m.kind, round(m.median)::int AS median, m.counted,
    (SELECT coalesce(json_agg(json_build_object(
        'user', CASE WHEN u.id IS NOT NULL THEN
          json_build_object('id', u.id, 'name', coalesce(nullif(trim(u.first_name || ' ' || u.last_name), ''), '#' || u.id)) END,
        'vendor', CASE WHEN v.id IS NOT NULL THEN json_build_object('id', v.id, 'businessName', v.business_name, 'nameNe', v.name_ne) END,
        'points', r.points, 'uses', r.uses, 'timesMedian', r.times) ORDER BY r.n), '[]')
      FROM ranked r LEFT JOIN person_names u ON u.id = r.user_id LEFT JOIN vendor_cards v ON v.id = r.vendor_id
      WHERE r.kind = m.kind AND r.n <= ${MAX_OUTLIERS}) AS rows
  FROM medians m`;

/** Time of day of the messages, in Nepal. */
const HOUR = '8 hours';
/** After an interruption a message covers at most these days. */
const MAX_DAYS = 7;
const MAX_DEALS = 2_000;

/** Time at which the deal could first be found. */
const LISTED_AT = 'greatest(d.first_approved_at, d.start_date)';

/**
 * Starts the day in Nepal at 8 AM, with the deals that were listed since the previous day. Returns no row if
 * it has already started. $1 now.
 */
export const BEGIN_DAY = `
  WITH today AS (
    SELECT day, start_of_nepal_day(day) + interval '${HOUR}' AS until FROM (SELECT nepal_time($1::timestamptz)::date AS day) AS here
  ), period AS (
    SELECT day, until, greatest(until - interval '${MAX_DAYS} days',
      coalesce((SELECT max(listed_until) FROM deal_alert_days), until - interval '1 day')) AS since
    FROM today WHERE $1::timestamptz >= until AND NOT EXISTS (SELECT 1 FROM deal_alert_days b WHERE b.day = today.day)
  )
  INSERT INTO deal_alert_days (day, listed_until, deal_ids)
  SELECT p.day, p.until, coalesce((SELECT array_agg(id ORDER BY listed_at DESC, id DESC) FROM (
      SELECT d.id, ${LISTED_AT} AS listed_at FROM listed_deals d
      WHERE ${LISTED_AT} > p.since AND ${LISTED_AT} <= p.until ORDER BY 2 DESC, 1 DESC LIMIT ${MAX_DEALS}) AS deals), '{}')
  FROM period p ON CONFLICT DO NOTHING RETURNING day::text`;

/** The oldest day that is not finished, locked until commit; no row if another instance works on it. */
export const TAKE_DAY = `
  SELECT day::text AS day, deal_ids AS "dealIds" FROM deal_alert_days WHERE finished_at IS NULL ORDER BY day LIMIT 1
  FOR UPDATE SKIP LOCKED`;

/** $1 day. */
export const FINISH_DAY = `UPDATE deal_alert_days SET finished_at = now() WHERE day = $1`;

/**
 * Customers who saved a search or follow the business of a deal, and were not processed on that day. $1 day,
 * $2 its deals, $3 maximum number.
 */
export const CUSTOMERS = `
  SELECT user_id AS "userId" FROM (
    SELECT user_id FROM saved_searches
    UNION SELECT f.user_id FROM followed_vendors f JOIN listed_deals d ON d.vendor_id = f.vendor_id WHERE d.id = ANY($2::int[])
  ) AS interested
  WHERE NOT EXISTS (SELECT 1 FROM deal_alerts a WHERE a.user_id = interested.user_id AND a.day = $1::date) ORDER BY user_id LIMIT $3`;

/** Deals of followed businesses that were listed after the customer followed them. $1 user, $2 deals. */
export const OF_FOLLOWED = `
  SELECT d.id FROM listed_deals d JOIN followed_vendors f ON f.vendor_id = d.vendor_id AND f.user_id = $1
  WHERE d.id = ANY($2::int[]) AND ${LISTED_AT} > f.followed_at`;

/** Deals that were listed after the time. $1 deals, $2 time. */
export const LISTED_AFTER = `
  SELECT d.id FROM listed_deals d WHERE d.id = ANY($1::int[]) AND ${LISTED_AT} > $2::timestamptz`;

/** Row of the notification; none if no deal is listed any more. $1 user, $2 day. */
export const ALERT = `
  WITH shown AS (
    SELECT d.id, d.title, coalesce(d.title_ne, d.title) AS title_ne, v.business_name, v.name_ne, n
    FROM deal_alerts a, unnest(a.deal_ids) WITH ORDINALITY AS listed (deal_id, n)
    JOIN listed_deals d ON d.id = listed.deal_id JOIN vendor_cards v ON v.id = d.vendor_id
    WHERE a.user_id = $1 AND a.day = $2::date
  )
  SELECT $1::int AS "userId", CASE WHEN count(*) = 1 THEN min(id) END AS "dealId",
    CASE WHEN count(*) = 1 THEN 'new-deal' ELSE 'new-deals' END AS kind,
    json_build_object('count', count(*),
      'deal', json_build_object('en', (array_agg(title ORDER BY n))[1], 'ne', (array_agg(title_ne ORDER BY n))[1]),
      'business', json_build_object('en', (array_agg(business_name ORDER BY n))[1], 'ne', (array_agg(name_ne ORDER BY n))[1]),
      'deals', json_build_object('en', string_agg(title, ', ' ORDER BY n) FILTER (WHERE n <= 5),
        'ne', string_agg(title_ne, ', ' ORDER BY n) FILTER (WHERE n <= 5))) AS facts
  FROM shown HAVING count(*) > 0`;

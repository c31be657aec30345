import { NEEDS_SOMEBODY } from '../payments/payments-list.sql.js';
import { IS_SUBMITTED } from '../vendors/vendors-list.sql.js';

const queue = (since: string, from: string): string =>
  `(SELECT json_build_object('count', count(*)::int, 'oldestAt', iso(min(${since}))) FROM ${from})`;

/** Number and age of entries that wait for a decision or a reply (rule OV1). */
export const OVERVIEW = `
  SELECT (SELECT count(*)::int FROM person_names WHERE erased_at IS NULL) AS "totalUsers",
    ${queue('submitted_at', "deal_facts WHERE moderation_status = 'pending'")} AS deals,
    ${queue('submitted_at', "deal_change_facts WHERE status = 'pending'")} AS revisions,
    ${queue('v.submitted_at', `vendor_cards v WHERE v.status = 'pending' AND ${IS_SUBMITTED}`)} AS vendors,
    ${queue('since', '(SELECT min(created_at) AS since FROM review_report_facts WHERE decided_at IS NULL GROUP BY review_id) AS reported')} AS reviews,
    ${queue('created_at', "message_facts WHERE state IN ('new', 'in-progress')")} AS messages,
    ${queue('coalesce(p.mismatched_at, p.differs_at, p.created_at)', `payment_facts p WHERE ${NEEDS_SOMEBODY}`)} AS payments,
    ${queue('created_at', "refund_facts WHERE state = 'manual'")} AS refunds,
    ${queue('requested_at', "approval_facts WHERE state = 'pending' AND expires_at > now()")} AS approvals`;

const DAYS = 14;

/** Kinds of activity: table and time column of each. */
const HAPPENED: Record<string, { from: string; at: string; only?: string }> = {
  signUps: { from: 'profiles', at: 'created_at' },
  passesIssued: { from: 'pass_facts', at: 'issued_at' },
  passesUsed: { from: 'pass_facts', at: 'redeemed_at', only: "state = 'redeemed'" },
  dealsSubmitted: { from: 'deal_facts', at: 'submitted_at' },
  reviews: { from: 'review_facts', at: 'created_at' },
};

const KINDS = Object.keys(HAPPENED);

const counted = (condition: string): string =>
  KINDS.map((kind) => `'${kind}', count(*) FILTER (WHERE kind = '${kind}' AND ${condition})`).join(', ');

/**
 * Activity of the last days in Nepal, today until now, and the same weekday a week before until the same time (rule OV2).
 * $1 now, $2 today in Nepal.
 */
export const RECENT_ACTIVITY = `
  WITH period AS (SELECT $1::timestamptz AS now, $2::date AS today), happened AS MATERIALIZED (
    ${KINDS.map((kind) => {
      const { from, at, only = 'true' } = HAPPENED[kind] as { from: string; at: string; only?: string };
      return `SELECT '${kind}' AS kind, ${at} AS at, nepal_time(${at})::date AS day FROM period, ${from}
      WHERE ${at} >= start_of_nepal_day($2::date - ${DAYS - 1}) AND ${at} <= $1::timestamptz AND ${only}`;
    }).join('\n    UNION ALL\n    ')}
  )
  SELECT iso($1::timestamptz) AS at,
    (SELECT json_build_object(${counted('day = $2::date')}) FROM happened) AS today,
    (SELECT json_build_object(${counted("day = $2::date - 7 AND at <= $1::timestamptz - interval '7 days'")}) FROM happened) AS "weekBefore",
    (SELECT json_agg(figures ORDER BY date) FROM (
      SELECT date, json_build_object('date', to_char(date, 'YYYY-MM-DD'), ${counted('true')}) AS figures
      FROM generate_series($2::date - ${DAYS - 1}, $2::date, interval '1 day') AS date LEFT JOIN happened ON happened.day = date::date
      GROUP BY date) AS each) AS days`;

/** From this number of attempts on, an event is retried once an hour. */
const TRIED_HOURLY = 12;

/** State of the database, events, mail and gateways (rule OV3). $1 today in Nepal, $2 the configured gateways. */
export const HEALTH = `
  WITH waiting AS MATERIALIZED (SELECT created_at, attempts, last_error FROM waiting_events WHERE delivered_at IS NULL)
  SELECT json_build_object('version', current_setting('server_version'), 'bytes', pg_database_size(current_database())) AS database,
    (SELECT json_build_object('waiting', count(*),
       'lagSeconds', greatest(0, coalesce(extract(epoch FROM now() - min(created_at)), 0))::int,
       'failing', count(*) FILTER (WHERE attempts > 0), 'stuck', count(*) FILTER (WHERE attempts >= ${TRIED_HOURLY}),
       'lastError', (SELECT last_error FROM waiting WHERE attempts > 0 ORDER BY created_at LIMIT 1)) FROM waiting) AS events,
    json_build_object('lastSentAt', (SELECT iso(max(sent_at)) FROM sent_mail_times),
      'sentToday', (SELECT count(*) FROM sent_mail_times WHERE sent_at >= start_of_nepal_day($1::date)),
      'failing', (SELECT count(*) FROM waiting WHERE last_error LIKE '%: MailNotSent:%')) AS mail,
    (SELECT coalesce(json_agg(json_build_object('gateway', offered.name, 'changedAt', iso(c.changed_at), 'lastFailure', CASE WHEN c.state <> 'closed' THEN c.last_failure END,
       'state', CASE WHEN c.state = 'open' AND c.open_until <= now() THEN 'half-open' ELSE coalesce(c.state, 'closed') END) ORDER BY offered.name), '[]')
     FROM unnest($2::text[]) AS offered (name) LEFT JOIN gateway_states c ON c.gateway = offered.name) AS gateways,
    (SELECT coalesce(json_agg(json_build_object('name', name, 'doneAt', iso(done_at), 'failingSince', iso(failing_since), 'lastError', last_error) ORDER BY name), '[]')
     FROM cleanup_facts) AS cleanup`;

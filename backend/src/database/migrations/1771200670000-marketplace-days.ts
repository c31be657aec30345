import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Daily figures of the marketplace, and the days that they do not contain as they are now (ADR 127). `MarketplaceDaysNoted` fills them. */
export class MarketplaceDays1771200670000 implements MigrationInterface {
  name = 'MarketplaceDays1771200670000';

  async up(db: QueryRunner): Promise<void> {
    for (const step of [TABLES, RIGHTS, DAY, BETWEEN, STORE]) await db.query(step);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('DROP FUNCTION marketplace_days_store');
    await db.query('DROP FUNCTION marketplace_days_between');
    await db.query('DROP FUNCTION marketplace_day');
    await db.query('DROP TABLE marketplace_day_changes');
    await db.query('DROP TABLE marketplace_days');
  }
}

/** A fiscal year of 366 days with the 60 days in which a use makes a customer a returning one, and some more. */
const LONGEST_GAP = 440;

/** Two fiscal years and 60 days, and some more. */
const STORED_DAYS = 800;

/** A change of a day that ended so long ago is in each later snapshot, or has noted the day. */
const MARGIN = `interval '10 minutes'`;

const TABLES = `
  CREATE TABLE marketplace_days (
    -- A day in Nepal.
    day date PRIMARY KEY,
    counter_paisa bigint NOT NULL,
    prepaid_paisa bigint NOT NULL,
    refunded_paisa bigint NOT NULL,
    subscription_paisa bigint NOT NULL,
    membership_paisa bigint NOT NULL,
    new_customers integer NOT NULL CHECK (new_customers >= 0),
    -- Element n: customers of the day without a use in the n - 1 days before; empty without a use.
    customers integer[] NOT NULL,
    -- The same of businesses, verified or not.
    businesses integer[] NOT NULL
  );
  CREATE TABLE marketplace_day_changes (
    id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    day date NOT NULL
  );
  CREATE INDEX marketplace_day_changes_day ON marketplace_day_changes (day)`;

/** The version that serves writes changes by the triggers of the next migration, before the rights on all tables are granted. */
const RIGHTS = `
  DO $rights$
  DECLARE writer text;
  BEGIN
    FOR writer IN SELECT DISTINCT a.grantee::regrole::text FROM pg_class c, aclexplode(c.relacl) AS a
      WHERE c.oid = 'passes'::regclass AND a.privilege_type = 'INSERT' AND a.grantee NOT IN (0, c.relowner) LOOP
      EXECUTE format('GRANT INSERT ON marketplace_day_changes TO %s', writer);
    END LOOP;
  END $rights$`;

const onDay = (at: string): string =>
  `${at} >= start_of_nepal_day(of_day) AND ${at} < start_of_nepal_day(of_day + 1)`;

/** Days since the last earlier use of each customer or business of the day; the longest without one. */
const gapsOf = (column: string): string => `
    SELECT least(coalesce(of_day - nepal_time(earlier.redeemed_at)::date, ${LONGEST_GAP}), ${LONGEST_GAP}) AS gap, earlier.redeemed_at IS NULL AS is_new
    FROM (SELECT DISTINCT u.${column} FROM uses u) AS of_day_uses
    LEFT JOIN LATERAL (
      SELECT e.redeemed_at FROM pass_facts e WHERE e.${column} = of_day_uses.${column} AND e.state = 'redeemed'
        AND e.redeemed_at IS NOT NULL AND e.redeemed_at < start_of_nepal_day(of_day) ORDER BY e.redeemed_at DESC LIMIT 1) AS earlier ON true`;

/** Element n counts the gaps of at least n days. */
const reachOf = (gaps: string): string => `
    CASE WHEN EXISTS (SELECT FROM ${gaps}) THEN ARRAY(
      SELECT coalesce(sum(c.number) OVER (ORDER BY n DESC), 0)::int FROM generate_series(1, ${LONGEST_GAP}) AS n
      LEFT JOIN (SELECT gap, count(*) AS number FROM ${gaps} GROUP BY gap) AS c ON c.gap = n ORDER BY n) ELSE '{}' END`;

const summed = (facts: string, paisa: string, condition: string): string =>
  `(SELECT coalesce(sum(${paisa}), 0)::bigint FROM ${facts} WHERE ${condition})`;

const income = (isOfBusiness: boolean): string =>
  summed(
    'invoice_facts i',
    `CASE i.kind WHEN 'invoice' THEN i.net_paisa ELSE -i.net_paisa END`,
    `${onDay('i.issued_at')} AND i.vendor_id IS ${isOfBusiness ? 'NOT NULL' : 'NULL'} AND NOT EXISTS (
        SELECT 1 FROM payment_facts tested WHERE tested.is_test AND tested.completed_at IS NOT NULL
          AND tested.purpose IN ('membership', 'subscription')
          AND tested.purpose_id = CASE WHEN i.source LIKE 'plan:%' THEN substr(i.source, 6)::uuid END)`,
  );

/** The figures of a day, counted from its rows (rules RP4, RP5, RP7). */
const DAY = `
  CREATE FUNCTION marketplace_day(of_day date) RETURNS SETOF marketplace_days LANGUAGE sql STABLE AS $function$
    WITH uses AS MATERIALIZED (
      SELECT p.user_id, p.vendor_id, p.source, p.amount FROM pass_facts p WHERE p.state = 'redeemed' AND ${onDay('p.redeemed_at')}
    ), customer_gaps AS MATERIALIZED (${gapsOf('user_id')}
    ), business_gaps AS MATERIALIZED (${gapsOf('vendor_id')}
    )
    SELECT of_day,
    ${summed('uses u', 'u.amount::bigint * 100', `u.source <> 'order'`)},
    ${summed('payment_facts paid', 'paid.paisa', `paid.purpose = 'order' AND NOT paid.is_test AND ${onDay('paid.completed_at')}`)},
    ${summed(
      'refund_facts r JOIN payment_facts paid ON paid.id = r.payment_id',
      'r.paisa',
      `paid.purpose = 'order' AND NOT paid.is_test AND ${onDay('r.created_at')}`,
    )},
    ${income(true)},
    ${income(false)},
    (SELECT count(*)::int FROM customer_gaps WHERE is_new),
    ${reachOf('customer_gaps')},
    ${reachOf('business_gaps')}
  $function$`;

/** The figures of each day from `first` to `last`: the stored ones, and days that are not stored or have changed counted now. */
const BETWEEN = `
  CREATE FUNCTION marketplace_days_between(first date, last date) RETURNS SETOF marketplace_days LANGUAGE sql STABLE AS $function$
    WITH stored AS MATERIALIZED (
      SELECT s.* FROM marketplace_days s WHERE s.day BETWEEN first AND last
        AND NOT EXISTS (SELECT FROM marketplace_day_changes c WHERE c.day = s.day)
    )
    SELECT s.* FROM stored s
    UNION ALL
    SELECT counted.* FROM generate_series(first, last, interval '1 day') AS each CROSS JOIN LATERAL marketplace_day(each::date) AS counted
    WHERE NOT EXISTS (SELECT FROM stored s WHERE s.day = each::date)
  $function$`;

/**
 * Stores up to `most` days that are over and not stored, or have changed, the latest first; one transaction at a time. A day is counted in the
 * snapshot that deletes its changes: a later change remains. Returns true if there may be more.
 */
const STORE = `
  CREATE FUNCTION marketplace_days_store(most integer) RETURNS boolean LANGUAGE plpgsql AS $function$
  DECLARE
    until date := nepal_time(now() - ${MARGIN})::date - 1;
    days date[];
    stale date;
  BEGIN
    IF NOT pg_try_advisory_xact_lock(hashtextextended('marketplace_days', 0)) THEN RETURN false; END IF;
    days := ARRAY(
      SELECT c.day FROM marketplace_day_changes c WHERE c.day <= until
      UNION
      SELECT past::date FROM generate_series(until - ${STORED_DAYS - 1}, until, interval '1 day') AS past
      WHERE NOT EXISTS (SELECT FROM marketplace_days s WHERE s.day = past::date)
      ORDER BY 1 DESC LIMIT most);
    FOREACH stale IN ARRAY days LOOP
      WITH noted AS (DELETE FROM marketplace_day_changes c WHERE c.day = stale)
      INSERT INTO marketplace_days SELECT counted.* FROM marketplace_day(stale) AS counted
      ON CONFLICT (day) DO UPDATE SET counter_paisa = excluded.counter_paisa, prepaid_paisa = excluded.prepaid_paisa,
        refunded_paisa = excluded.refunded_paisa, subscription_paisa = excluded.subscription_paisa,
        membership_paisa = excluded.membership_paisa, new_customers = excluded.new_customers, customers = excluded.customers,
        businesses = excluded.businesses;
    END LOOP;
    RETURN cardinality(days) = most;
  END $function$`;

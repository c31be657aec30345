import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Stores daily figures for the longest report, 1,100 days, and the period before it (ADR 127). `MarketplaceDaysJob` fills them. */
export class MarketplaceDaysOfReports1771200680010 implements MigrationInterface {
  name = 'MarketplaceDaysOfReports1771200680010';

  async up(db: QueryRunner): Promise<void> {
    await db.query(storeOf(2_260));
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(storeOf(800));
  }
}

/** A change of a day that ended so long ago is in each later snapshot, or has noted the day. */
const MARGIN = `interval '10 minutes'`;

const storeOf = (days: number): string => `
  CREATE OR REPLACE FUNCTION marketplace_days_store(most integer) RETURNS boolean LANGUAGE plpgsql AS $function$
  DECLARE
    until date := nepal_time(now() - ${MARGIN})::date - 1;
    days date[];
    stale date;
  BEGIN
    IF NOT pg_try_advisory_xact_lock(hashtextextended('marketplace_days', 0)) THEN RETURN false; END IF;
    days := ARRAY(
      SELECT c.day FROM marketplace_day_changes c WHERE c.day <= until
      UNION
      SELECT past::date FROM generate_series(until - ${days - 1}, until, interval '1 day') AS past
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

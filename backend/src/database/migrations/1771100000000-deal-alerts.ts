import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Followed businesses, saved searches and the daily message about their new deals. */
export class DealAlerts1771100000000 implements MigrationInterface {
  name = 'DealAlerts1771100000000';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE TABLE followed_vendors (
        user_id integer NOT NULL REFERENCES users (id) ON DELETE CASCADE,
        vendor_id integer NOT NULL REFERENCES vendors (id) ON DELETE CASCADE,
        followed_at timestamptz NOT NULL DEFAULT now(),
        CONSTRAINT followed_vendors_pkey PRIMARY KEY (user_id, vendor_id)
      );
      CREATE INDEX followed_vendors_vendor_id ON followed_vendors (vendor_id);
      CREATE TABLE saved_searches (
        id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        user_id integer NOT NULL REFERENCES users (id) ON DELETE CASCADE,
        slot smallint NOT NULL CONSTRAINT saved_searches_slot_check CHECK (slot BETWEEN 1 AND 10),
        query text NOT NULL CONSTRAINT saved_searches_query_check CHECK (length(query) BETWEEN 1 AND 600),
        name text CONSTRAINT saved_searches_name_check CHECK (length(name) BETWEEN 1 AND 60),
        created_at timestamptz NOT NULL DEFAULT now(),
        CONSTRAINT saved_searches_slot UNIQUE (user_id, slot),
        CONSTRAINT saved_searches_query UNIQUE (user_id, query)
      );
      CREATE TABLE deal_alert_days (
        day date NOT NULL CONSTRAINT deal_alert_days_pkey PRIMARY KEY,
        listed_until timestamptz NOT NULL,
        deal_ids integer[] NOT NULL,
        finished_at timestamptz
      );
      CREATE TABLE deal_alerts (
        user_id integer NOT NULL REFERENCES users (id) ON DELETE CASCADE,
        day date NOT NULL REFERENCES deal_alert_days (day) ON DELETE CASCADE,
        deal_ids integer[] NOT NULL,
        CONSTRAINT deal_alerts_pkey PRIMARY KEY (user_id, day)
      );
      CREATE INDEX deal_alerts_day ON deal_alerts (day)`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('DROP TABLE deal_alerts, deal_alert_days, saved_searches, followed_vendors');
  }
}

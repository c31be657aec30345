import type { MigrationInterface, QueryRunner } from 'typeorm';
import { partitionByMonth } from './support/partition-by-month.js';

const DEFINITION = `
  deal_id integer NOT NULL CONSTRAINT deal_sightings_deal_id_fkey REFERENCES deals ON DELETE CASCADE,
  day date NOT NULL,
  kind text NOT NULL CONSTRAINT deal_sightings_kind_check CHECK (kind IN ('view', 'click')),
  visitor bytea NOT NULL CONSTRAINT deal_sightings_visitor_check CHECK (length(visitor) = 16),
  seen_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT deal_sightings_pkey PRIMARY KEY (day, deal_id, kind, visitor)`;

/** Partitions views and clicks by month (ADR 119). The key contains the day, so that each counts once over all partitions (rule V1). */
export class ViewsAndClicksByMonth1771200620100 implements MigrationInterface {
  name = 'ViewsAndClicksByMonth1771200620100';
  transaction = false;

  async up(db: QueryRunner): Promise<void> {
    await partitionByMonth(db, {
      table: 'deal_sightings',
      column: 'day',
      kind: 'date',
      definition: DEFINITION,
      indexes: ['deal_sightings_seen ON deal_sightings USING brin (seen_at) WITH (autosummarize = on)'],
      names: ['deal_sightings_pkey', 'deal_sightings_seen'],
      refersTo: ['deals'],
    });
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('CREATE TABLE deal_sightings_whole (LIKE deal_sightings INCLUDING ALL)');
    await db.query('INSERT INTO deal_sightings_whole SELECT * FROM deal_sightings');
    await db.query('DROP TABLE deal_sightings');
    await db.query('ALTER TABLE deal_sightings_whole RENAME TO deal_sightings');
    await db.query('ALTER TABLE deal_sightings ADD FOREIGN KEY (deal_id) REFERENCES deals ON DELETE CASCADE');
  }
}

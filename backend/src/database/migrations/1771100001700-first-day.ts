import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Columns and views for the onboarding of a business: creation time of a branch's first counter card, seasons that are
 * holidays, and the drafts of a business. Each statement can be repeated after an interruption.
 */
export class FirstDay1771100001700 implements MigrationInterface {
  name = 'FirstDay1771100001700';
  transaction = false;

  async up(db: QueryRunner): Promise<void> {
    for (const step of STEPS) await db.query(step);
  }

  async down(): Promise<void> {
    throw new Error('Which seasons are holidays would be lost: restore a backup instead.');
  }
}

const STEPS = [
  'ALTER TABLE branches ADD COLUMN IF NOT EXISTS card_made_at timestamptz',
  'ALTER TABLE festival_seasons ADD COLUMN IF NOT EXISTS is_holiday boolean NOT NULL DEFAULT false',
  `CREATE OR REPLACE VIEW branch_places AS
     SELECT id, vendor_id, name, address, city, latitude, longitude, hours, area_id, open_minutes, card_made_at FROM branches`,
  `CREATE OR REPLACE VIEW season_days AS
     SELECT id, starts_on, ends_on, name, name_ne, is_active, is_holiday FROM festival_seasons`,
  'CREATE OR REPLACE VIEW draft_facts AS SELECT id, vendor_id, updated_at FROM deal_drafts',
];

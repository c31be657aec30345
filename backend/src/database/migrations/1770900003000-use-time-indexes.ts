import type { MigrationInterface, QueryRunner } from 'typeorm';

const CONSTRAINTS = ['deals_venue', 'deals_venue_text', 'deals_venue_area_id_fkey'];

const INDEXES = [
  "deals_popular ON deals (recent_uses DESC, id DESC) WHERE moderation_status = 'approved' AND is_active",
  'deals_venue_place ON deals (venue_latitude, venue_longitude) WHERE venue_latitude IS NOT NULL',
  'deals_venue_area ON deals (venue_area_id) WHERE venue_area_id IS NOT NULL',
];

/** Indexes of deals by uses, and of those with a separate place by its location. */
export class UseTimeIndexes1770900003000 implements MigrationInterface {
  name = 'UseTimeIndexes1770900003000';
  transaction = false;

  async up(db: QueryRunner): Promise<void> {
    for (const constraint of CONSTRAINTS)
      await db.query(`ALTER TABLE deals VALIDATE CONSTRAINT ${constraint}`);
    for (const index of INDEXES) await db.query(`CREATE INDEX CONCURRENTLY IF NOT EXISTS ${index}`);
  }

  async down(db: QueryRunner): Promise<void> {
    for (const index of INDEXES) await db.query(`DROP INDEX IF EXISTS ${index.split(' ')[0]}`);
  }
}

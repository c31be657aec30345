import type { MigrationInterface, QueryRunner } from 'typeorm';
import { replaceIndexes } from './support/replace-indexes.js';

const NEW = [
  `deals_in_city ON deals (location_id, created_at DESC, id DESC) INCLUDE (category_id, discount_type, discounted_price, vendor_id, start_date, end_date, average_rating, food, moderation_status, is_active)`,
  `counted_deals_areas ON counted_deals USING gin (areas) WITH (fastupdate = off)`,
];

const OLD = [`deals_of_city ON deals (location_id, created_at DESC, id DESC)`];

/**
 * The index of the deals of a city holds the columns of the filters, so that a list of a city reads neither deals of other cities nor wide
 * rows. Facets of an area find its deals in an index (docs/scale.md). The migration can be repeated after an interruption.
 */
export class IndexesOfFilters1771200660000 implements MigrationInterface {
  name = 'IndexesOfFilters1771200660000';
  transaction = false;

  async up(db: QueryRunner): Promise<void> {
    await replaceIndexes(db, NEW, OLD);
  }

  async down(db: QueryRunner): Promise<void> {
    await replaceIndexes(db, OLD, NEW);
  }
}

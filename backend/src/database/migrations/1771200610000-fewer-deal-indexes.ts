import type { MigrationInterface, QueryRunner } from 'typeorm';
import { replaceIndexes } from './support/replace-indexes.js';

const LISTED = `WHERE moderation_status = 'approved' AND is_active`;

/** All deals of a category or city, the newest first: for lists of listed ones, for counts and for foreign keys. */
const NEW = [
  'deals_of_category ON deals (category_id, created_at DESC, id DESC)',
  'deals_of_city ON deals (location_id, created_at DESC, id DESC)',
];

/** Replaced by the new ones, and by `deals_ends`, which has the same columns. */
const OLD = [
  `deals_category ON deals (category_id, created_at DESC, id DESC) ${LISTED}`,
  'deals_by_category ON deals (category_id)',
  `deals_place ON deals (location_id, created_at DESC, id DESC) ${LISTED}`,
  'deals_by_location ON deals (location_id)',
  `deals_ending ON deals (end_date, id) ${LISTED}`,
];

/** Fewer indexes on deals (docs/scale.md). The migration can be repeated after an interruption. */
export class FewerDealIndexes1771200610000 implements MigrationInterface {
  name = 'FewerDealIndexes1771200610000';
  transaction = false;

  async up(db: QueryRunner): Promise<void> {
    await replaceIndexes(db, NEW, OLD);
  }

  async down(db: QueryRunner): Promise<void> {
    await replaceIndexes(db, OLD, NEW);
  }
}

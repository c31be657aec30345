import type { MigrationInterface, QueryRunner } from 'typeorm';
import { replaceIndexes } from './support/replace-indexes.js';

/** Deals that are not public, by state and in the order of their ends. */
const NEW = [
  `deals_held_ends ON deals (moderation_status, end_date, id) WHERE moderation_status <> 'approved' OR NOT is_active`,
];

/** The table of admins reads a page of rejected or paused deals by their ends (docs/scale.md). The migration can be repeated after an interruption. */
export class HeldDealsByEnd1771200671000 implements MigrationInterface {
  name = 'HeldDealsByEnd1771200671000';
  transaction = false;

  async up(db: QueryRunner): Promise<void> {
    await replaceIndexes(db, NEW, []);
  }

  async down(db: QueryRunner): Promise<void> {
    await replaceIndexes(db, [], NEW);
  }
}

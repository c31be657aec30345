import type { MigrationInterface, QueryRunner } from 'typeorm';
import { replaceIndexes } from './support/replace-indexes.js';

/** Deals that are not public, by state and in the order of admins. */
const NEW = [
  `deals_held ON deals (moderation_status, coalesce(waiting_since, submitted_at), id) INCLUDE (submitted_at) WHERE moderation_status <> 'approved' OR NOT is_active`,
];

const OLD = [
  `deals_queue ON deals (submitted_at, id) WHERE moderation_status = 'pending'`,
  `deals_rejected ON deals (coalesce(waiting_since, submitted_at), id) WHERE moderation_status = 'rejected'`,
  `deals_paused ON deals (coalesce(waiting_since, submitted_at), id) WHERE moderation_status = 'approved' AND NOT is_active`,
];

/** One index with the state in front instead of one per state (docs/scale.md). The migration can be repeated after an interruption. */
export class OneIndexOfHeldDeals1771200643000 implements MigrationInterface {
  name = 'OneIndexOfHeldDeals1771200643000';
  transaction = false;

  async up(db: QueryRunner): Promise<void> {
    await replaceIndexes(db, NEW, OLD);
  }

  async down(db: QueryRunner): Promise<void> {
    await replaceIndexes(db, OLD, NEW);
  }
}

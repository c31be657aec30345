import type { MigrationInterface, QueryRunner } from 'typeorm';
import { replaceIndexes } from './support/replace-indexes.js';

const NEW = [
  `passes_used_at ON passes (redeemed_at) INCLUDE (deal_id, vendor_id, user_id, amount, is_test) WHERE state = 'redeemed'`,
  `passes_uses_of ON passes (user_id, redeemed_at, id) INCLUDE (deal_id, vendor_id, is_test) WHERE state = 'redeemed'`,
  `passes_issued_at ON passes (issued_at) INCLUDE (deal_id, vendor_id, user_id, state, is_test)`,
  `deals_of_reports ON deals (id) INCLUDE (location_id, category_id, original_price, taxes)`,
  `points_ledger_earnings ON points_ledger (created_at) INCLUDE (user_id, vendor_id, delta, pass_id) WHERE kind = 'redemption'`,
  `points_ledger_reversed ON points_ledger (pass_id) WHERE kind = 'reversal'`,
  `honour_answers_given ON honour_answers (answered_at) INCLUDE (vendor_id, answer) WHERE answer IS NOT NULL`,
];

const OLD = [
  `passes_used ON passes (redeemed_at) INCLUDE (deal_id, vendor_id, user_id, amount) WHERE state = 'redeemed'`,
  `passes_used_by ON passes (user_id, redeemed_at, id) WHERE state = 'redeemed'`,
  `passes_issued ON passes (issued_at) INCLUDE (deal_id, vendor_id, user_id, state)`,
  `points_ledger_earned ON points_ledger (created_at) INCLUDE (user_id, vendor_id, delta) WHERE kind = 'redemption'`,
  `honour_answers_answered ON honour_answers (answered_at) WHERE answer IS NOT NULL`,
];

/**
 * Indexes of uses, passes, deals, points and answers hold all columns that the reports of admins read, including whether a pass is one of a test, so that
 * a report reads no row of the tables (docs/scale.md). The migration can be repeated after an interruption.
 */
export class IndexesOfReports1771200680000 implements MigrationInterface {
  name = 'IndexesOfReports1771200680000';
  transaction = false;

  async up(db: QueryRunner): Promise<void> {
    await replaceIndexes(db, NEW, OLD);
  }

  async down(db: QueryRunner): Promise<void> {
    await replaceIndexes(db, OLD, NEW);
  }
}

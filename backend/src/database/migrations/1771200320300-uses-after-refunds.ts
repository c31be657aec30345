import type { MigrationInterface, QueryRunner } from 'typeorm';
import { withLedgerKinds } from './support/ledger-kinds.js';

/** Bought passes that a counter accepted before their money was given back: the marketplace bears the refund (rule OF10). */
export class UsesAfterRefunds1771200320300 implements MigrationInterface {
  name = 'UsesAfterRefunds1771200320300';

  async up(db: QueryRunner): Promise<void> {
    for (const step of [PASSES, FACTS, ACCOUNT]) await db.query(step);
    await withLedgerKinds(db, ['late-use', 'late-use-return']);
  }

  async down(): Promise<void> {
    throw new Error('What the marketplace bears would be lost: restore a backup instead.');
  }
}

const PASSES = 'ALTER TABLE passes ADD COLUMN is_refunded boolean NOT NULL DEFAULT false';

const FACTS = `
  CREATE OR REPLACE VIEW pass_facts AS
  SELECT id, public_id, user_id, deal_id, vendor_id, source, slot, state, issued_at, expires_at, redeemed_at, redeemed_by, branch_id, amount,
    points, cancelled_at, voided_at, void_reason, created_at, updated_at, order_line_id, terms, points_withheld, owed_at, is_reviewed, price_paid,
    owed_on, is_refunded FROM passes`;

const ACCOUNT = `INSERT INTO ledger_accounts (code, kind) VALUES ('refunds-borne', 'expense') ON CONFLICT DO NOTHING`;

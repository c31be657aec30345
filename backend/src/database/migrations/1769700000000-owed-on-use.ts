import type { MigrationInterface, QueryRunner } from 'typeorm';
import { withLedgerKinds } from './support/ledger-kinds.js';

/**
 * A business is owed a bought pass when it is used (rule ST1). Existing orders, and those that the previous
 * version still sells, keep the old rule by the default of `owed_on`.
 */
export class OwedOnUse1769700000000 implements MigrationInterface {
  name = 'OwedOnUse1769700000000';

  async up(db: QueryRunner): Promise<void> {
    for (const step of [ORDERS, PASSES, BALANCES]) await db.query(step);
    await withLedgerKinds(db, ['use', 'use-return', 'lapse']);
  }

  async down(): Promise<void> {
    throw new Error('What is sold and not yet used would be lost: restore a backup instead.');
  }
}

const ORDERS = `
ALTER TABLE orders ADD COLUMN owed_on text NOT NULL DEFAULT 'payment',
  ADD CONSTRAINT orders_owed_on_check CHECK (owed_on IN ('payment', 'use')) NOT VALID;
`;

const PASSES = `
-- When the business became owed the price of a bought pass.
ALTER TABLE passes ADD COLUMN owed_at timestamptz;
`;

const BALANCES = `
-- Sold and not yet used: what the account 'unused:{business}' holds.
ALTER TABLE vendor_balances ADD COLUMN unused_paisa bigint NOT NULL DEFAULT 0;

CREATE OR REPLACE FUNCTION vendor_balances_follow() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- In the order of the businesses: two orders from the same shops wait for each other and never both.
  INSERT INTO vendor_balances AS b (vendor_id, owed_paisa, unused_paisa)
    SELECT side.vendor_id, coalesce(-sum(side.paisa) FILTER (WHERE side.is_owed), 0),
      coalesce(-sum(side.paisa) FILTER (WHERE NOT side.is_owed), 0)
    FROM (
      SELECT coalesce(a.vendor_id, split_part(a.code, ':', 2)::int) AS vendor_id, a.vendor_id IS NOT NULL AS is_owed, added.paisa
      FROM added JOIN ledger_accounts a ON a.id = added.account_id WHERE a.vendor_id IS NOT NULL OR a.code LIKE 'unused:%'
    ) AS side
    GROUP BY side.vendor_id ORDER BY side.vendor_id
  ON CONFLICT (vendor_id) DO UPDATE
    SET owed_paisa = b.owed_paisa + excluded.owed_paisa, unused_paisa = b.unused_paisa + excluded.unused_paisa;
  RETURN NULL;
END $$;
`;

import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Accounts that receive the payouts of businesses (rules PO1 and PO2). */
export class PayoutAccounts1769700002000 implements MigrationInterface {
  name = 'PayoutAccounts1769700002000';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE TABLE payout_accounts (
        vendor_id integer PRIMARY KEY REFERENCES vendors,
        kind text NOT NULL CHECK (kind IN ('bank', 'esewa', 'khalti')),
        holder text NOT NULL CHECK (length(holder) BETWEEN 2 AND 120),
        bank text CHECK (length(bank) BETWEEN 2 AND 120),
        branch text CHECK (length(branch) BETWEEN 2 AND 120),
        -- AES-256-GCM, bound to the business; the last four characters beside it are what anybody but a payout run sees.
        number_sealed bytea NOT NULL,
        last_four text NOT NULL CHECK (length(last_four) = 4),
        changed_by integer NOT NULL REFERENCES users,
        changed_at timestamptz NOT NULL DEFAULT now(),
        -- No payout before.
        held_until timestamptz NOT NULL,
        CONSTRAINT payout_accounts_bank_with_branch CHECK (
          CASE WHEN kind = 'bank' THEN bank IS NOT NULL AND branch IS NOT NULL ELSE bank IS NULL AND branch IS NULL END)
      )`);
  }

  async down(): Promise<void> {
    throw new Error('The accounts of businesses would be lost: restore a backup instead.');
  }
}

import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A payout account counts only after its owner has confirmed it with mailed digits (rule PO8). */
export class ConfirmedPayoutAccounts1771200480000 implements MigrationInterface {
  name = 'ConfirmedPayoutAccounts1771200480000';

  async up(db: QueryRunner): Promise<void> {
    for (const step of [COLUMNS, KNOWN, CHECKS]) await db.query(step);
  }

  async down(): Promise<void> {
    throw new Error('Unconfirmed accounts would be paid: restore a backup instead.');
  }
}

/** The default keeps the entries of a server of the release before valid, which confirms nothing. */
const COLUMNS = `
  ALTER TABLE payout_accounts ADD COLUMN confirmed_at timestamptz DEFAULT now(), ADD COLUMN code_salt bytea,
    ADD COLUMN code_tries smallint NOT NULL DEFAULT 0, ADD COLUMN code_expires_at timestamptz`;

/** Accounts of earlier releases count as confirmed when they were entered. */
const KNOWN = 'UPDATE payout_accounts SET confirmed_at = changed_at';

/** Nothing is paid to an unconfirmed account; the digits of a confirmed one are gone. */
const CHECKS = `
  ALTER TABLE payout_accounts
    ADD CONSTRAINT payout_accounts_unconfirmed_held CHECK (confirmed_at IS NOT NULL OR held_until = 'infinity') NOT VALID,
    ADD CONSTRAINT payout_accounts_digits CHECK ((confirmed_at IS NULL) = (code_salt IS NOT NULL) AND (code_salt IS NULL) = (code_expires_at IS NULL)) NOT VALID`;

import type { KeyPurpose } from '../config/keys/code-secrets.js';

/** A column with sealed values, and their owners. */
export interface SealedColumn {
  table: string;
  /** Column of the row's id, a number. */
  id: string;
  column: string;
  /** The account, business or endpoint that a value is bound to. */
  owner: string;
  purpose: KeyPurpose;
}

/** Sealed values that are deleted after minutes: remove a version of CODE_SECRET ten minutes after the first one changed. */
export const SHORT_LIVED_SEALED_COLUMNS: readonly string[] = ['sign_in_codes.sealed_address'];

/** All other columns; a test compares both lists with the tables. */
export const SEALED_COLUMNS: readonly SealedColumn[] = [
  {
    table: 'authenticators',
    id: 'user_id',
    column: 'secret',
    owner: 'user_id',
    purpose: 'authenticator secrets',
  },
  {
    table: 'payout_accounts',
    id: 'vendor_id',
    column: 'number_sealed',
    owner: 'vendor_id',
    purpose: 'payout account numbers',
  },
  {
    table: 'payout_run_lines',
    id: 'id',
    column: 'number_sealed',
    owner: 'vendor_id',
    purpose: 'payout account numbers',
  },
  {
    table: 'webhook_secrets',
    id: 'id',
    column: 'secret_sealed',
    owner: 'endpoint_id',
    purpose: 'webhook secrets',
  },
];

import { Injectable } from '@nestjs/common';
import { Transactions } from '../../common/transactions/transactions.js';
import { entriesOf, type Move, vendorOf } from './ledger.policy.js';

export interface Posting {
  kind:
    | 'capture'
    | 'fee'
    | 'sale'
    | 'cancellation'
    | 'use'
    | 'use-return'
    | 'lapse'
    | 'refund'
    | 'payout'
    | 'payout-sent'
    | 'payout-return'
    | 'chargeback'
    | 'chargeback-return';
  /** What caused it, such as a payment's public id. Of one kind and source there is one posting, however often it is asked for. */
  source: string;
  moves: readonly Move[];
}

const OPEN_VENDOR_ACCOUNTS = `
  INSERT INTO ledger_accounts (code, kind, vendor_id)
  SELECT side.code || ':' || id, 'liability', side.owner FROM unnest($1::int[]) AS id
  CROSS JOIN LATERAL (VALUES ('vendor', id), ('unused', NULL)) AS side (code, owner) ON CONFLICT DO NOTHING`;

/** $1 kind, $2 source, $3 accounts, $4 paisa. An account that is not there leaves the sum wrong, and the commit is refused. */
const POST = `
  WITH booked AS (
    INSERT INTO ledger_transactions (kind, source) VALUES ($1, $2) ON CONFLICT DO NOTHING RETURNING id
  ), entries AS (
    INSERT INTO ledger_entries (transaction_id, account_id, paisa)
    SELECT booked.id, account.id, side.paisa FROM booked, unnest($3::text[], $4::bigint[]) AS side (code, paisa)
    JOIN ledger_accounts account ON account.code = side.code
  )
  SELECT id FROM booked`;

/** The double-entry ledger: every movement of money, written once and never changed (rules LE1 to LE3). */
@Injectable()
export class LedgerService {
  constructor(private readonly transactions: Transactions) {}

  /**
   * Books a movement. Call within the transaction of what caused it: both happen or neither.
   * @returns whether it was booked now; false when it had been before
   */
  async post({ kind, source, moves }: Posting): Promise<boolean> {
    const entries = entriesOf(moves);
    if (entries.length === 0) throw new Error(`Nothing moves by the ${kind} of ${source}.`);
    const vendors = entries.map(({ account }) => vendorOf(account)).filter((id) => id !== null);
    if (vendors.length > 0) await this.transactions.query(OPEN_VENDOR_ACCOUNTS, [vendors]);
    const booked = await this.transactions.query(POST, [
      kind,
      source,
      entries.map(({ account }) => account),
      entries.map(({ paisa }) => paisa),
    ]);
    return booked.length > 0;
  }
}

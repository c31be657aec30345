import { Injectable } from '@nestjs/common';
import { Transactions } from '../../common/transactions/transactions.js';
import { entriesOf, type Move } from './ledger.policy.js';
import { POST } from './ledger.sql.js';

export interface Posting {
  kind:
    | 'capture'
    | 'fee'
    | 'sale'
    | 'cancellation'
    | 'use'
    | 'use-return'
    | 'lapse'
    | 'late-use'
    | 'late-use-return'
    | 'refund'
    | 'payout'
    | 'payout-sent'
    | 'payout-return'
    | 'chargeback'
    | 'chargeback-return';
  /**
   * Cause of the posting, such as a payment's public id. Each kind and source has at most one posting;
   * repeated calls post nothing.
   */
  source: string;
  moves: readonly Move[];
}

/** The double-entry ledger: append-only transactions of money (rules LE1 to LE3). */
@Injectable()
export class LedgerService {
  constructor(private readonly transactions: Transactions) {}

  /**
   * Posts a transaction. Call within the database transaction of its cause.
   * @returns true if it was posted now, false if it existed before
   */
  async post({ kind, source, moves }: Posting): Promise<boolean> {
    const entries = entriesOf(moves);
    if (entries.length === 0) throw new Error(`Nothing moves by the ${kind} of ${source}.`);
    const [row] = await this.transactions.query<{ posted: number }>(POST, [
      kind,
      entries.map(() => source),
      entries.map(({ account }) => account),
      entries.map(({ paisa }) => paisa),
    ]);
    return row?.posted === 1;
  }
}

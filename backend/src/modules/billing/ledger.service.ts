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
    const [row] = await this.transactions.query<{ posted: number }>(POST, [
      kind,
      entries.map(() => source),
      entries.map(({ account }) => account),
      entries.map(({ paisa }) => paisa),
    ]);
    return row?.posted === 1;
  }
}

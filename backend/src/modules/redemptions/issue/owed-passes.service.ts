import { Injectable, Logger } from '@nestjs/common';
import { attempt } from '../../../common/jobs/attempt.js';
import { Transactions } from '../../../common/transactions/transactions.js';
import { LedgerService, type Move, type Posting, unusedAccount, vendorAccount } from '../../billing/index.js';
import { BOUGHT, OWE, OWE_DUE, TAKEN_BACK } from './owed-passes.sql.js';

interface OwedPass {
  passId: string;
  vendorId: number;
  price: number;
  isUsed: boolean;
  owedOn: 'payment' | 'use';
  /** True if the customer has the money back and the marketplace bears it. */
  isRefunded: boolean;
}

/**
 * Books the advance payments of customers as owed to businesses (rules ST1 and ST5). Passes of orders from
 * before this rule book nothing.
 */
@Injectable()
export class OwedPasses {
  private readonly logger = new Logger(OwedPasses.name);

  constructor(
    private readonly transactions: Transactions,
    private readonly ledger: LedgerService,
  ) {}

  /** Call within the transaction of the use. @param rowId the pass */
  async used(rowId: string): Promise<void> {
    const [pass] = await this.transactions.query<OwedPass>(OWE, [rowId]);
    if (pass) await this.book(pass, 'use');
  }

  /**
   * The money of a used pass was given back: the marketplace bears the refund (rule OF10). Call within the
   * transaction of the use, before `used`. @param rowId the pass
   */
  async usedAfterRefund(rowId: string): Promise<void> {
    const [pass] = await this.transactions.query<OwedPass>(BOUGHT, [rowId]);
    if (!pass) return;
    await this.bear(pass, 'late-use');
  }

  /** Call within the transaction that voids the use. @param rowId the pass */
  async useTakenBack(rowId: string): Promise<void> {
    const [pass] = await this.transactions.query<OwedPass>(TAKEN_BACK, [rowId]);
    if (!pass) return;
    await this.book(pass, 'use-return');
    if (pass.isRefunded) await this.bear(pass, 'late-use-return');
  }

  /**
   * Books a batch of passes whose time for refunds has passed, and of uses that the previous version
   * accepted. One that cannot be booked delays no other.
   * @returns true if there were any
   */
  async settleBatch(): Promise<boolean> {
    return this.transactions.run(async () => {
      const due = await this.transactions.query<{ rowId: string }>(OWE_DUE);
      let booked = 0;
      for (const { rowId } of due) if (await this.isBooked(rowId)) booked++;
      return booked > 0;
    });
  }

  private isBooked(rowId: string): Promise<boolean> {
    return attempt(this.logger, `what is owed for the pass in row ${rowId} was not booked`, () =>
      this.transactions.nested(async () => {
        const [pass] = await this.transactions.query<OwedPass>(OWE, [rowId]);
        if (pass) await this.book(pass, pass.isUsed ? 'use' : 'lapse');
      }),
    );
  }

  private async bear(
    { passId, vendorId, price, owedOn }: OwedPass,
    kind: Extract<Posting['kind'], 'late-use' | 'late-use-return'>,
  ): Promise<void> {
    const from = owedOn === 'payment' ? vendorAccount(vendorId) : unusedAccount(vendorId);
    const borne: Move = { from, to: 'refunds-borne', paisa: price * 100 };
    const move = kind === 'late-use-return' ? { ...borne, from: borne.to, to: borne.from } : borne;
    await this.ledger.post({ kind, source: passId, moves: [move] });
  }

  private async book(
    { passId, vendorId, price, owedOn }: OwedPass,
    kind: Extract<Posting['kind'], 'use' | 'use-return' | 'lapse'>,
  ): Promise<void> {
    if (owedOn === 'payment') return;
    const owed: Move = { from: vendorAccount(vendorId), to: unusedAccount(vendorId), paisa: price * 100 };
    const move = kind === 'use-return' ? { ...owed, from: owed.to, to: owed.from } : owed;
    await this.ledger.post({ kind, source: passId, moves: [move] });
  }
}

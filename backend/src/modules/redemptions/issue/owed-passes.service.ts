import { Injectable } from '@nestjs/common';
import { Transactions } from '../../../common/transactions/transactions.js';
import { LedgerService, type Move, type Posting, unusedAccount, vendorAccount } from '../../billing/index.js';

/** So many days after its expiry an unused bought pass can still be refunded. Then the business is owed its price (rule ST5). */
export const EXPIRED_REFUND_DAYS = 14;

const BATCH = 100;

interface OwedPass {
  passId: string;
  vendorId: number;
  price: number;
  isUsed: boolean;
  owedOn: 'payment' | 'use';
}

const SOLD = `order_lines l JOIN orders o ON o.id = l.order_id`;
const COLUMNS = `p.public_id AS "passId", p.vendor_id AS "vendorId", l.unit_price AS price, p.state = 'redeemed' AS "isUsed", o.owed_on AS "owedOn"`;

/** $1 the pass. */
const OWE = `
  UPDATE passes p SET owed_at = now() FROM ${SOLD} WHERE p.id = $1 AND l.id = p.order_line_id AND p.owed_at IS NULL RETURNING ${COLUMNS}`;

/** In the order of the businesses, as everything that locks their balances. */
const OWE_DUE = `
  WITH due AS (
    SELECT id FROM passes WHERE source = 'order' AND owed_at IS NULL
      AND (state = 'redeemed' OR state IN ('issued', 'expired') AND expires_at <= now() - interval '${EXPIRED_REFUND_DAYS} days')
    ORDER BY vendor_id, id LIMIT ${BATCH} FOR UPDATE SKIP LOCKED
  ), owed AS (
    UPDATE passes p SET owed_at = now() FROM due, ${SOLD} WHERE p.id = due.id AND l.id = p.order_line_id RETURNING ${COLUMNS}
  )
  SELECT * FROM owed ORDER BY "vendorId"`;

/** $1 the voided pass. */
const TAKEN_BACK = `
  SELECT ${COLUMNS} FROM passes p JOIN ${SOLD} ON l.id = p.order_line_id WHERE p.id = $1 AND p.owed_at IS NOT NULL`;

/** When businesses become owed what customers paid in advance (rules ST1 and ST5). Passes of orders from before the rule book nothing. */
@Injectable()
export class OwedPasses {
  constructor(
    private readonly transactions: Transactions,
    private readonly ledger: LedgerService,
  ) {}

  /** Call within the transaction of the use. @param rowId the pass */
  async used(rowId: string): Promise<void> {
    const [pass] = await this.transactions.query<OwedPass>(OWE, [rowId]);
    if (pass) await this.book(pass, 'use');
  }

  /** Call within the transaction that voids the use. @param rowId the pass */
  async useTakenBack(rowId: string): Promise<void> {
    const [pass] = await this.transactions.query<OwedPass>(TAKEN_BACK, [rowId]);
    if (pass) await this.book(pass, 'use-return');
  }

  /**
   * A batch of passes that expired so long ago that nobody is refunded any more, and of uses that the version before accepted.
   * @returns whether there was anything to do
   */
  async settleBatch(): Promise<boolean> {
    return this.transactions.run(async () => {
      const due = await this.transactions.query<OwedPass>(OWE_DUE);
      for (const pass of due) await this.book(pass, pass.isUsed ? 'use' : 'lapse');
      return due.length > 0;
    });
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

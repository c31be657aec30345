import { Injectable } from '@nestjs/common';
import { Transactions } from '../../../common/transactions/transactions.js';
import { PaymentLock } from '../../payments/index.js';
import { NothingToRefund } from '../order.errors.js';
import { OrderReader } from './order-reader.service.js';
import { NOTE_PAID_BACK, PAID_BACK_PASS } from './paid-back-passes.sql.js';
import { ReturnPasses, type UnusedPass } from './return-passes.use-case.js';

interface PaidBackPass extends UnusedPass {
  orderId: string;
  isUnused: boolean;
}

/** Refunds of bought passes at the expense of the business, also after their use (rule HN7). */
@Injectable()
export class PaidBackPasses {
  constructor(
    private readonly transactions: Transactions,
    private readonly paymentLock: PaymentLock,
    private readonly orders: OrderReader,
    private readonly returning: ReturnPasses,
  ) {}

  /**
   * An unused pass is canceled and refunded in full; of a used one the amount is refunded and charged to the balance
   * of the business. Call within a transaction. Rejects `order.nothing-to-refund` (409) if it was refunded before.
   * @param passRow the pass
   * @param amount rupees
   * @param by the admin who decided; null if business and customer agreed
   */
  async run(passRow: string, amount: number, by: number | null): Promise<void> {
    const [known] = await this.transactions.query<PaidBackPass>(PAID_BACK_PASS, [passRow]);
    if (!known) throw new NothingToRefund();
    await this.paymentLock.take('order', known.orderId);
    const order = await this.orders.lock(known.orderId);
    const [pass] = await this.transactions.query<PaidBackPass>(PAID_BACK_PASS, [passRow]);
    if (!pass) throw new NothingToRefund();
    if (pass.isUnused && !pass.isOwed) {
      await this.returning.run(order, [pass], 'admin', by);
      return;
    }
    await this.transactions.query(NOTE_PAID_BACK, [passRow, amount]);
    await this.returning.payBack(order, { ...pass, price: amount }, by);
  }
}

import { Injectable } from '@nestjs/common';
import { Outbox } from '../../../common/outbox/outbox.js';
import { Transactions } from '../../../common/transactions/transactions.js';
import { InvoicesService, LedgerService, unusedAccount, vendorAccount } from '../../billing/index.js';
import { LoyaltyService } from '../../loyalty/index.js';
import { RefundsService } from '../../payments/index.js';
import { BoughtPasses } from '../../redemptions/index.js';
import { shareOf } from './order.policy.js';
import { RETURNED } from './order-refunds.sql.js';
import type { OrderRow } from './order-rows.sql.js';

export interface UnusedPass {
  id: string;
  lineId: string;
  vendorId: number;
  price: number;
  title: string;
  titleNe: string | null;
  isExpired: boolean;
  /** True if it expired so long ago that its business is owed the price (rule ST5). */
  isOwed: boolean;
}

interface GivenBack {
  /** True if the money is in the account of unused passes, and not yet owed to the business. */
  isUnused: boolean;
  value: number;
  cause: 'customer' | 'admin';
  by: number | null;
}

export const valueOf = (passes: readonly UnusedPass[]): number =>
  passes.reduce((sum, { price }) => sum + price, 0);

/** Cancels passes of an order and refunds their money and points (rule OR7). */
@Injectable()
export class ReturnPasses {
  constructor(
    private readonly transactions: Transactions,
    private readonly passes: BoughtPasses,
    private readonly refunds: RefundsService,
    private readonly loyalty: LoyaltyService,
    private readonly ledger: LedgerService,
    private readonly invoices: InvoicesService,
    private readonly outbox: Outbox,
  ) {}

  /** @returns the sum of their prices in rupees */
  async run(
    order: OrderRow,
    requested: readonly UnusedPass[],
    by: 'customer' | 'admin',
    actorId: number | null,
  ): Promise<number> {
    const lineIds = [...new Set(requested.map(({ lineId }) => lineId))];
    const taken = await this.passes.takeBack(
      lineIds,
      requested.map(({ id }) => id),
    );
    if (taken !== requested.length)
      throw new Error(`Of ${requested.length} passes of order ${order.id} ${taken} were free.`);
    const value = valueOf(requested);
    const isUnused = order.owedOn === 'use';
    await this.giveBack(order, requested, { isUnused, value, cause: by, by: actorId });
    return value;
  }

  /** Refunds an amount for a pass that its business is owed; the pass stays as it is. @param pass its price is the amount */
  async payBack(order: OrderRow, pass: UnusedPass, by: number | null): Promise<void> {
    await this.giveBack(order, [pass], { isUnused: false, value: pass.price, cause: 'admin', by });
  }

  private async giveBack(
    order: OrderRow,
    passes: readonly UnusedPass[],
    { isUnused, value, cause, by }: GivenBack,
  ): Promise<void> {
    const { total, due, returnedValue: before, id, rowId, userId } = order;
    const { money, points } = shareOf({ total, due, before, value });
    await this.transactions.query(RETURNED, [rowId, before + value]);
    await this.ledger.post({
      kind: 'cancellation',
      source: `${id}:${before + value}`,
      moves: passes.map(({ vendorId, price }) => ({
        from: 'customer-funds' as const,
        to: isUnused ? unusedAccount(vendorId) : vendorAccount(vendorId),
        paisa: price * 100,
      })),
    });
    await this.loyalty.giveBack(userId, points, rowId);
    if (money > 0 && order.paidBy && order.paidThrough) {
      await this.refunds.request({ paymentId: order.paidBy, paisa: money * 100, cause, by });
      await this.invoices.credit(
        {
          source: `order:${id}:${before + value}`,
          buyerId: userId,
          vendorId: null,
          lines: passes.map(({ title, titleNe, price }) => ({
            text: title,
            textNe: titleNe,
            quantity: 1,
            unitPaisa: price * 100,
          })),
          pointsPaisa: (value - money) * 100,
          paidBy: order.paidThrough,
        },
        `order:${id}`,
      );
    }
    await this.outbox.publish('order.refunded', { orderId: id, userId });
  }
}

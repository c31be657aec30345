import { Injectable } from '@nestjs/common';
import { AppError } from '../../../common/errors/app-error.js';
import { Outbox } from '../../../common/outbox/outbox.js';
import { Clock } from '../../../common/time/clock.js';
import { Transactions } from '../../../common/transactions/transactions.js';
import { InvoicesService, LedgerService, unusedAccount } from '../../billing/index.js';
import { type CapturedPayment, PaymentPurposes } from '../../payments/index.js';
import { BoughtPasses } from '../../redemptions/index.js';
import { OrderMissing } from '../order.errors.js';
import { mayBePaid } from './order.policy.js';
import { CapacityReservations } from './capacity-reservations.service.js';
import { EMPTY_CART, FAIL_ORDER, PAID } from './order-payments.sql.js';
import { LINES, type LineRow, LOCKED_ORDER, type OrderRow } from './order-rows.sql.js';

/** The passes could be issued a moment before. The error rolls back to the savepoint. */
class CannotBeIssued extends Error {}

/** Fulfils a paid order: passes, ledger entries and the invoice (rule OR5). */
@Injectable()
export class CaptureOrderPayment {
  constructor(
    private readonly transactions: Transactions,
    private readonly holds: CapacityReservations,
    private readonly passes: BoughtPasses,
    private readonly ledger: LedgerService,
    private readonly invoices: InvoicesService,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
    purposes: PaymentPurposes,
  ) {
    purposes.register('order', { captured: (payment) => this.run(payment) });
  }

  /** Runs in the transaction of the capture. @returns false if the payment has to be refunded */
  async run({ id, purposeId, gateway }: CapturedPayment): Promise<boolean> {
    const order = await this.locked(purposeId);
    if (!mayBePaid(order.state)) return this.notHonored(order);
    const isHeld = order.state === 'awaiting_payment';
    try {
      await this.transactions.nested(() => this.give(order, { id, gateway }, isHeld));
      return true;
    } catch (error) {
      if (!(error instanceof CannotBeIssued) && !(error instanceof AppError)) throw error;
      if (isHeld) await this.holds.release(order, 'failed');
      else await this.transactions.query(FAIL_ORDER, [order.rowId]);
      return this.notHonored(order);
    }
  }

  /** Notifies the customer of the refund. */
  private async notHonored(order: OrderRow): Promise<false> {
    await this.outbox.publish('order.not-honored', { orderId: order.id, userId: order.userId });
    return false;
  }

  private async give(
    order: OrderRow,
    payment: Pick<CapturedPayment, 'id' | 'gateway'>,
    isHeld: boolean,
  ): Promise<void> {
    if (!isHeld) await this.holds.reserve(order);
    const lines = await this.linesOf(order);
    if (!(await this.passes.issue(order.userId, lines))) throw new CannotBeIssued();
    await this.transactions.query(PAID, [order.rowId, payment.id, this.clock.now()]);
    await this.ledger.post({
      kind: 'sale',
      source: order.id,
      moves: lines.map(({ vendorId, quantity, unitPrice }) => ({
        from: unusedAccount(vendorId),
        to: 'customer-funds' as const,
        paisa: quantity * unitPrice * 100,
      })),
    });
    await this.transactions.query(EMPTY_CART, [order.rowId]);
    await this.invoices.issue({
      source: `order:${order.id}`,
      buyerId: order.userId,
      vendorId: null,
      lines: lines.map(({ title, titleNe, quantity, unitPrice }) => ({
        text: title,
        textNe: titleNe,
        quantity,
        unitPaisa: unitPrice * 100,
      })),
      pointsPaisa: order.pointsValue * 100,
      paidBy: payment.gateway,
    });
    await this.outbox.publish('order.paid', { orderId: order.id, userId: order.userId });
  }

  private async locked(id: string): Promise<OrderRow> {
    const [order] = await this.transactions.query<OrderRow>(LOCKED_ORDER, [id]);
    if (!order) throw new OrderMissing();
    return order;
  }

  private linesOf(order: OrderRow): Promise<LineRow[]> {
    return this.transactions.query<LineRow>(LINES, [order.rowId]);
  }
}

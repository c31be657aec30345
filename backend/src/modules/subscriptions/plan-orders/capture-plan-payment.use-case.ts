import { Injectable } from '@nestjs/common';
import { Outbox } from '../../../common/outbox/outbox.js';
import { Clock } from '../../../common/time/clock.js';
import { Transactions } from '../../../common/transactions/transactions.js';
import { type CapturedPayment, type GatewayAccount, PaymentPurposes } from '../../payments/index.js';
import { MembershipPeriods } from '../memberships/membership-periods.service.js';
import { SubscriptionPeriods } from '../vendor-subscriptions/subscription-periods.service.js';
import { PlanLedgerEntries } from './plan-ledger-entries.service.js';
import { PlanOrderMissing } from './plan-order.errors.js';
import { mayBePaid } from './plan-order.policy.js';
import { EXPIRED, KEEP_CUSTOMER, KEEP_PRODUCT, OWNER, PAID } from './plan-order-payments.sql.js';
import { LOCKED_PLAN_ORDER, type PlanKind, type PlanOrderRow } from './plan-order-rows.sql.js';
import { type PlanOwner, PlanOrdersService } from './plan-orders.service.js';

const KINDS: readonly PlanKind[] = ['membership', 'subscription'];

/** Grants the period that a payment bought (rule MB2). */
@Injectable()
export class CapturePlanPayment {
  constructor(
    private readonly transactions: Transactions,
    private readonly orders: PlanOrdersService,
    private readonly memberships: MembershipPeriods,
    private readonly subscriptions: SubscriptionPeriods,
    private readonly books: PlanLedgerEntries,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
    purposes: PaymentPurposes,
  ) {
    for (const kind of KINDS) purposes.register(kind, { captured: (payment) => this.run(payment) });
  }

  /** Runs in the transaction of the capture. @returns false if the payment has to be refunded */
  async run({ id, purposeId, gateway, account }: CapturedPayment): Promise<boolean> {
    const [owner] = await this.transactions.query<PlanOwner>(OWNER, [purposeId]);
    if (!owner) throw new PlanOrderMissing();
    await this.orders.takeTurn(owner);
    const order = await this.locked(purposeId);
    if (!mayBePaid(order.state)) return false;
    const now = this.clock.now();
    // The order was calculated from the last paid order: if another one has been paid since, the payment is
    // refunded.
    const isAsOrdered = (await this.orders.lastPaid(order)) === order.basedOn;
    const periods = order.kind === 'membership' ? this.memberships : this.subscriptions;
    const period = isAsOrdered ? await periods.give(order, now) : null;
    if (!period) {
      await this.transactions.query(EXPIRED, [order.rowId]);
      return false;
    }
    await this.transactions.query(PAID, [order.rowId, id, now, period.startsAt, period.endsAt]);
    if (account) await this.keepStripeAccount(order, account);
    await this.orders.closeOpen(order, order.id);
    await this.books.recordSale({ ...order, paidThrough: gateway });
    await this.outbox.publish('plan-order.paid', { planOrderId: order.id });
    return true;
  }

  private async keepStripeAccount(order: PlanOrderRow, { customer, product }: GatewayAccount): Promise<void> {
    if (order.kind !== 'subscription') return;
    if (customer) await this.transactions.query(KEEP_CUSTOMER, [order.vendorId, customer]);
    if (product) await this.transactions.query(KEEP_PRODUCT, [order.planTermsId, product]);
  }

  private async locked(id: string): Promise<PlanOrderRow> {
    const [order] = await this.transactions.query<PlanOrderRow>(LOCKED_PLAN_ORDER, [id]);
    if (!order) throw new PlanOrderMissing();
    return order;
  }
}

import { Injectable } from '@nestjs/common';
import type { SessionUser } from '../../../common/access/session-user.js';
import { Outbox } from '../../../common/outbox/outbox.js';
import { Clock } from '../../../common/time/clock.js';
import { Transactions } from '../../../common/transactions/transactions.js';
import {
  type CapturedPayment,
  type GatewayAccount,
  type GatewayName,
  OpenPayment,
  PaymentPurposes,
} from '../../payments/index.js';
import { MembershipPeriods } from '../memberships/membership-periods.service.js';
import { SubscriptionPeriods } from '../vendor-subscriptions/subscription-periods.service.js';
import { PlanBooks } from './plan-books.service.js';
import { PlanOrderMissing } from './plan-order.errors.js';
import { assertPayable, lockedUntil, mayBePaid } from './plan-order.policy.js';
import { LOCKED_PLAN_ORDER, type PlanKind, type PlanOrderRow } from './plan-order-rows.sql.js';
import { type PlanOwner, PlanOrdersService } from './plan-orders.service.js';
import {
  EXPIRED,
  EXTEND,
  KEEP_CUSTOMER,
  KEEP_PRODUCT,
  OWNER,
  PAID,
  STRIPE_ACCOUNT,
} from './plan-order-payments.sql.js';

const KINDS: readonly PlanKind[] = ['membership', 'subscription'];

/** Paying for plans, and what a payment gives (rules MB1 and MB2). */
@Injectable()
export class PlanOrderPayments {
  constructor(
    private readonly transactions: Transactions,
    private readonly opening: OpenPayment,
    private readonly orders: PlanOrdersService,
    private readonly memberships: MembershipPeriods,
    private readonly subscriptions: SubscriptionPeriods,
    private readonly books: PlanBooks,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
    purposes: PaymentPurposes,
  ) {
    for (const kind of KINDS) purposes.register(kind, { captured: (payment) => this.captured(payment) });
  }

  /**
   * Opens a payment, or answers the one that is open at that gateway. Waiting for a bank transfer holds the price longer.
   * Refuses `plan-order.not-found` (404), `plan-order.expired`, `plan-order.paid-already` (409) and what the gateway refuses.
   * @returns the payment's public id
   */
  async open(user: SessionUser, orderId: string, gateway: GatewayName): Promise<string> {
    const { kind } = await this.orders.own(user, orderId);
    return this.opening.run({
      purpose: kind,
      purposeId: orderId,
      gateway,
      draft: async () => {
        const order = await this.locked(orderId);
        assertPayable(order, this.clock.now());
        const expiresAt = gateway === 'bank-transfer' ? await this.extended(order) : order.expiresAt;
        const account = gateway === 'stripe' ? await this.stripeAccount(order) : undefined;
        return {
          userId: user.id,
          paisa: order.due * 100,
          title: `Dobbar: ${order.name}`,
          expiresAt,
          account,
        };
      },
    });
  }

  /** Runs in the transaction of the capture. @returns false when the money has to go back */
  private async captured({ id, purposeId, gateway, account }: CapturedPayment): Promise<boolean> {
    const [owner] = await this.transactions.query<PlanOwner>(OWNER, [purposeId]);
    if (!owner) throw new PlanOrderMissing();
    await this.orders.takeTurn(owner);
    const order = await this.locked(purposeId);
    if (!mayBePaid(order.state)) return false;
    const now = this.clock.now();
    // What was ordered stood on what was paid before: another plan since then, and it makes no sense any more.
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
    await this.books.sell({ ...order, paidThrough: gateway });
    await this.outbox.publish('plan-order.paid', { planOrderId: order.id });
    return true;
  }

  /** A business that pays by card again is the same customer at Stripe, and a plan the same product (rule VB6). */
  private async stripeAccount({ vendorId, planTermsId }: PlanOrderRow): Promise<GatewayAccount | undefined> {
    const [account] = await this.transactions.query<GatewayAccount>(STRIPE_ACCOUNT, [vendorId, planTermsId]);
    return account;
  }

  private async keepStripeAccount(order: PlanOrderRow, { customer, product }: GatewayAccount): Promise<void> {
    if (order.kind !== 'subscription') return;
    if (customer) await this.transactions.query(KEEP_CUSTOMER, [order.vendorId, customer]);
    if (product) await this.transactions.query(KEEP_PRODUCT, [order.planTermsId, product]);
  }

  private async extended(order: PlanOrderRow): Promise<Date> {
    const expiresAt = lockedUntil(order.createdAt, true);
    await this.transactions.query(EXTEND, [order.rowId, expiresAt]);
    return expiresAt;
  }

  private async locked(id: string): Promise<PlanOrderRow> {
    const [order] = await this.transactions.query<PlanOrderRow>(LOCKED_PLAN_ORDER, [id]);
    if (!order) throw new PlanOrderMissing();
    return order;
  }
}

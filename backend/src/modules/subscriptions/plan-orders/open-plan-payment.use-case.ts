import { Injectable } from '@nestjs/common';
import type { SessionUser } from '../../../common/access/session-user.js';
import { Clock } from '../../../common/time/clock.js';
import { Transactions } from '../../../common/transactions/transactions.js';
import { type GatewayAccount, type GatewayName, OpenPayment } from '../../payments/index.js';
import { PlanOrderMissing } from './plan-order.errors.js';
import { assertPayable, lockedUntil } from './plan-order.policy.js';
import { EXTEND, STRIPE_ACCOUNT } from './plan-order-payments.sql.js';
import { LOCKED_PLAN_ORDER, type PlanOrderRow } from './plan-order-rows.sql.js';
import { PlanOrdersService } from './plan-orders.service.js';

/** Opens a payment of a plan (rule MB1). */
@Injectable()
export class OpenPlanPayment {
  constructor(
    private readonly transactions: Transactions,
    private readonly opening: OpenPayment,
    private readonly orders: PlanOrdersService,
    private readonly clock: Clock,
  ) {}

  /**
   * Opens a payment, or returns the open one at that gateway. A bank transfer extends the price lock. Rejects
   * `plan-order.not-found` (404), `plan-order.expired`, `plan-order.paid-already` (409) and the gateway's
   * errors.
   * @returns the payment's public id
   */
  async run(user: SessionUser, orderId: string, gateway: GatewayName): Promise<string> {
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

  /** Reuses the business's customer at Stripe and the plan's product (rule VB6). */
  private async stripeAccount({ vendorId, planTermsId }: PlanOrderRow): Promise<GatewayAccount | undefined> {
    const [account] = await this.transactions.query<GatewayAccount>(STRIPE_ACCOUNT, [vendorId, planTermsId]);
    return account;
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

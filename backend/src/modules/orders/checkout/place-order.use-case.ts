import { Injectable } from '@nestjs/common';
import { v7 as uuidv7 } from 'uuid';
import type { SessionUser } from '../../../common/access/session-user.js';
import { Clock } from '../../../common/time/clock.js';
import { nepalDay } from '../../../common/time/nepal-day.js';
import { Transactions } from '../../../common/transactions/transactions.js';
import { EmailUnverified } from '../../auth/index.js';
import { DealMissing, DealSoldOut } from '../../deals/index.js';
import { LoyaltyService } from '../../loyalty/index.js';
import { SettingsService } from '../../settings/index.js';
import { assertPurchasable, MAX_LINES, type PurchaseFacts } from '../cart/cart.policy.js';
import type { PlaceOrderDto } from '../order.dto.js';
import { CartFull, OrderEmpty, OrderPriceChanged, OrderSoldOut, OrderTooLarge } from '../order.errors.js';
import { PURCHASE_FACTS } from '../cart/cart.sql.js';
import { HIGHEST_TOTAL, lockedUntil, payableWithPoints } from './order.policy.js';
import { CapacityReservations } from './capacity-reservations.service.js';
import { holdBoundsOf } from './reservations.policy.js';
import { OpenOrders } from './open-orders.service.js';
import { CART, INSERT, LOCK_CAPACITIES, PRICE } from './place-order.sql.js';

interface RequestedLine {
  dealId: number;
  quantity: number;
}

interface PricedLine extends RequestedLine {
  unitPrice: number;
  endDate: Date;
}

/** Creates an order that awaits its payment, from the cart or from given items. */
@Injectable()
export class PlaceOrder {
  constructor(
    private readonly transactions: Transactions,
    private readonly holds: CapacityReservations,
    private readonly openOrders: OpenOrders,
    private readonly loyalty: LoyaltyService,
    private readonly settings: SettingsService,
    private readonly clock: Clock,
  ) {}

  /**
   * Reserves prices and capacity (rule OR2) and replaces the customer's previous order without a started
   * payment. Rejects `auth.email-unverified` (403), `order.open`, `order.empty`, `order.sold-out`,
   * `order.price-changed`, `order.too-large`, `cart.full` and the errors of the cart's policy (409).
   * @returns the order's public id
   */
  async run(user: SessionUser, { items, usePoints, expectedTotal }: PlaceOrderDto): Promise<string> {
    if (!user.emailVerified) throw new EmailUnverified();
    return this.transactions.run(async () => {
      await this.transactions.lock(`buyer ${user.id}`);
      await this.openOrders.makeRoom(user.id);
      const lines = await this.priced(user, await this.requested(user.id, items));
      const total = lines.reduce((sum, { quantity, unitPrice }) => sum + quantity * unitPrice, 0);
      if (total > HIGHEST_TOTAL) throw new OrderTooLarge();
      if (expectedTotal !== undefined && expectedTotal !== total) throw new OrderPriceChanged({ total });
      const pointsValue = usePoints
        ? payableWithPoints(
            await this.loyalty.spendableOf(user.id),
            total,
            await this.settings.value('points.largestShare'),
          )
        : 0;
      return this.write(user.id, lines, total, pointsValue);
    });
  }

  private async requested(
    userId: number,
    items: readonly RequestedLine[] | undefined,
  ): Promise<RequestedLine[]> {
    const requested = items ?? (await this.transactions.query<RequestedLine>(CART, [userId]));
    const quantities = new Map<number, number>();
    for (const { dealId, quantity } of requested)
      quantities.set(dealId, (quantities.get(dealId) ?? 0) + quantity);
    if (quantities.size === 0) throw new OrderEmpty();
    if (quantities.size > MAX_LINES) throw new CartFull();
    return [...quantities].map(([dealId, quantity]) => ({ dealId, quantity }));
  }

  private async priced(user: SessionUser, requested: readonly RequestedLine[]): Promise<PricedLine[]> {
    const ids = requested.map(({ dealId }) => dealId);
    await this.transactions.query(LOCK_CAPACITIES, [ids]);
    const lines: PricedLine[] = [];
    for (const line of requested) lines.push(await this.pricedLine(user, line));
    return lines;
  }

  private async pricedLine(user: SessionUser, { dealId, quantity }: RequestedLine): Promise<PricedLine> {
    const now = this.clock.now();
    const [facts] = await this.transactions.query<PurchaseFacts>(PURCHASE_FACTS, [
      user.id,
      dealId,
      nepalDay(now),
    ]);
    const [price] = await this.transactions.query<{ unitPrice: number }>(PRICE, [dealId]);
    if (!facts || !price) throw new DealMissing();
    try {
      const bounds = holdBoundsOf(await this.settings.all());
      assertPurchasable({ ...facts, otherLines: 0 }, quantity, bounds, user.staffOf?.vendorId ?? null, now);
    } catch (error) {
      throw error instanceof DealSoldOut ? new OrderSoldOut({ dealId }) : error;
    }
    return { dealId, quantity, unitPrice: price.unitPrice, endDate: facts.endDate };
  }

  private async write(
    userId: number,
    lines: readonly PricedLine[],
    total: number,
    pointsValue: number,
  ): Promise<string> {
    const now = this.clock.now();
    const earliestEnd = new Date(Math.min(...lines.map(({ endDate }) => endDate.getTime())));
    const id = uuidv7();
    const [placed] = await this.transactions.query<{ rowId: string }>(INSERT, [
      id,
      userId,
      total,
      pointsValue,
      nepalDay(now),
      lockedUntil(now, false, earliestEnd),
      lines.map(({ dealId }) => dealId),
      lines.map(({ quantity }) => quantity),
      lines.map(({ unitPrice }) => unitPrice),
    ]);
    if (!placed) throw new Error('The order was not stored.');
    await this.holds.reserve({ rowId: placed.rowId, userId, pointsValue });
    return id;
  }
}

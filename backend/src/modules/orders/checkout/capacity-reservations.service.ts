import { Injectable } from '@nestjs/common';
import { violates } from '../../../common/errors/constraint.js';
import { Clock } from '../../../common/time/clock.js';
import { nepalDay } from '../../../common/time/nepal-day.js';
import { Transactions } from '../../../common/transactions/transactions.js';
import { DealChanges, type PlacesChange } from '../../deals/index.js';
import { LoyaltyService, POINTS_PER_RUPEE } from '../../loyalty/index.js';
import { OrderSoldOut } from '../order.errors.js';
import type { OrderRow } from './order-rows.sql.js';
import { CLOSE, RESERVE_CAPACITY, RELEASE_CAPACITY } from './capacity-reservations.sql.js';

/** Reservations of an order while it awaits payment: capacity of its deals, and the points that pay a part of it. */
@Injectable()
export class CapacityReservations {
  constructor(
    private readonly transactions: Transactions,
    private readonly loyalty: LoyaltyService,
    private readonly dealChanges: DealChanges,
    private readonly clock: Clock,
  ) {}

  /** Rejects `order.sold-out` and `points.too-few` (409); call within a transaction. */
  async reserve(order: Pick<OrderRow, 'rowId' | 'userId' | 'pointsValue'>): Promise<void> {
    if (order.pointsValue > 0) await this.loyalty.lockCustomer(order.userId);
    const held = await this.transactions
      .query<PlacesChange>(RESERVE_CAPACITY, [order.rowId, nepalDay(this.clock.now())])
      .catch((error: unknown) => {
        if (violates(error, 'deal_capacity_total') || violates(error, 'deal_capacity_daily'))
          throw new OrderSoldOut();
        throw error;
      });
    await this.dealChanges.placesChanged(held);
    await this.loyalty.spend(order.userId, order.pointsValue * POINTS_PER_RUPEE, order.rowId);
  }

  /** Releases all reservations and closes the order. Call within a transaction. */
  async release(order: OrderRow, state: 'expired' | 'failed' | 'canceled'): Promise<void> {
    if (order.pointsValue > 0) await this.loyalty.lockCustomer(order.userId);
    const freed = await this.transactions.query<PlacesChange>(RELEASE_CAPACITY, [order.rowId]);
    await this.dealChanges.placesChanged(freed);
    await this.loyalty.giveBack(order.userId, order.pointsValue * POINTS_PER_RUPEE, order.rowId);
    await this.transactions.query(CLOSE, [order.rowId, state]);
  }
}

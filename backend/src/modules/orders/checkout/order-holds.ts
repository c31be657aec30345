import { Injectable } from '@nestjs/common';
import { violates } from '../../../common/errors/constraint.js';
import { CacheDrops } from '../../../common/http-cache/cache-drops.js';
import { Clock } from '../../../common/time/clock.js';
import { nepalDay } from '../../../common/time/nepal-day.js';
import { Transactions } from '../../../common/transactions/transactions.js';
import { LoyaltyService, POINTS_PER_RUPEE } from '../../loyalty/index.js';
import { OrderSoldOut } from '../order.errors.js';
import type { OrderRow } from './order-rows.js';

/** $1 the order, $2 today in Nepal. */
const HOLD = `
  WITH held AS (UPDATE orders SET held_on = $2 WHERE id = $1)
  UPDATE deal_capacities cap SET taken = cap.taken + l.quantity, day = $2::date,
    taken_on_day = CASE WHEN cap.day = $2::date THEN cap.taken_on_day ELSE 0 END + l.quantity
  FROM order_lines l WHERE l.order_id = $1 AND cap.deal_id = l.deal_id RETURNING cap.taken = cap.total_limit AS "isLast"`;

/** A place that was never paid for is back on the day it was held, too. $1 the order. */
const RELEASE = `
  UPDATE deal_capacities cap SET taken = cap.taken - l.quantity,
    taken_on_day = CASE WHEN cap.day = o.held_on THEN cap.taken_on_day - l.quantity ELSE cap.taken_on_day END
  FROM order_lines l JOIN orders o ON o.id = l.order_id WHERE l.order_id = $1 AND cap.deal_id = l.deal_id
  RETURNING cap.taken + l.quantity >= cap.total_limit AS "wasFull"`;

const CLOSE = `UPDATE orders SET state = $2, updated_at = now() WHERE id = $1`;

/** What an order holds while it awaits payment: places of its deals, and the points that pay a part of it. */
@Injectable()
export class OrderHolds {
  constructor(
    private readonly transactions: Transactions,
    private readonly loyalty: LoyaltyService,
    private readonly drops: CacheDrops,
    private readonly clock: Clock,
  ) {}

  /** Refuses `order.sold-out` and `points.too-few` (409); call within a transaction. */
  async take(order: Pick<OrderRow, 'rowId' | 'userId' | 'pointsValue'>): Promise<void> {
    const held = await this.transactions
      .query<{ isLast: boolean | null }>(HOLD, [order.rowId, nepalDay(this.clock.now())])
      .catch((error: unknown) => {
        if (violates(error, 'deal_capacity_total') || violates(error, 'deal_capacity_daily'))
          throw new OrderSoldOut();
        throw error;
      });
    if (held.some(({ isLast }) => isLast)) await this.drops.drop('deals');
    await this.loyalty.spend(order.userId, order.pointsValue * POINTS_PER_RUPEE, order.rowId);
  }

  /** Gives everything back and closes the order. Call within a transaction. */
  async release(order: OrderRow, state: 'expired' | 'failed' | 'canceled'): Promise<void> {
    const freed = await this.transactions.query<{ wasFull: boolean | null }>(RELEASE, [order.rowId]);
    if (freed.some(({ wasFull }) => wasFull)) await this.drops.drop('deals');
    await this.loyalty.giveBack(order.userId, order.pointsValue * POINTS_PER_RUPEE, order.rowId);
    await this.transactions.query(CLOSE, [order.rowId, state]);
  }
}

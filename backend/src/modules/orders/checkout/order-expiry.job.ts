import { Injectable, Logger } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { isDatabaseAway } from '../../../common/errors/translate-error.js';
import { Clock } from '../../../common/time/clock.js';
import { Transactions } from '../../../common/transactions/transactions.js';
import { Config } from '../../../config/config.js';
import { CapacityReservations } from './capacity-reservations.service.js';
import { type OrderRow, OVERDUE_ORDERS } from './order-rows.sql.js';

const EVERY_MS = 60_000;
const BATCH = 50;

/** Releases the capacity of orders that were not paid in time. A later payment reserves it again if available. */
@Injectable()
export class OrderExpiryJob {
  private readonly logger = new Logger(OrderExpiryJob.name);

  constructor(
    private readonly config: Config,
    private readonly transactions: Transactions,
    private readonly holds: CapacityReservations,
    private readonly clock: Clock,
  ) {}

  @Interval(EVERY_MS)
  async onInterval(): Promise<void> {
    if (!this.config.backgroundWork) return;
    await this.settle().catch((error: unknown) => {
      if (!isDatabaseAway(error)) this.logger.error(error);
    });
  }

  async settle(): Promise<void> {
    while (await this.settleBatch()) continue;
  }

  private settleBatch(): Promise<boolean> {
    return this.transactions.run(async () => {
      const overdue = await this.transactions.query<OrderRow>(OVERDUE_ORDERS, [this.clock.now(), BATCH]);
      for (const order of overdue) await this.holds.release(order, 'expired');
      return overdue.length === BATCH;
    });
  }
}

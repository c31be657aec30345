import { Injectable, Logger } from '@nestjs/common';
import { attempt } from '../../../common/jobs/attempt.js';
import { Job } from '../../../common/jobs/job.decorator.js';
import { Clock } from '../../../common/time/clock.js';
import { Transactions } from '../../../common/transactions/transactions.js';
import { CapacityReservations } from './capacity-reservations.service.js';
import { type OrderRow, OVERDUE_ORDERS } from './order-rows.sql.js';

const EVERY_MS = 60_000;
const BATCH = 50;

/** Releases the capacity of orders that were not paid in time. A later payment reserves it again if available. */
@Injectable()
export class OrderExpiryJob {
  private readonly logger = new Logger(OrderExpiryJob.name);

  constructor(
    private readonly transactions: Transactions,
    private readonly holds: CapacityReservations,
    private readonly clock: Clock,
  ) {}

  @Job(EVERY_MS)
  async settle(): Promise<void> {
    while (await this.settleBatch()) continue;
  }

  /** An order that cannot be closed delays no other. @returns true if there may be more to close */
  private settleBatch(): Promise<boolean> {
    return this.transactions.run(async () => {
      const overdue = await this.transactions.query<OrderRow>(OVERDUE_ORDERS, [this.clock.now(), BATCH]);
      let closed = 0;
      for (const order of overdue) if (await this.isClosed(order)) closed++;
      return closed > 0 && overdue.length === BATCH;
    });
  }

  private isClosed(order: OrderRow): Promise<boolean> {
    return attempt(this.logger, `order ${order.id} was not closed`, () =>
      this.transactions.nested(() => this.holds.release(order, 'expired')),
    );
  }
}

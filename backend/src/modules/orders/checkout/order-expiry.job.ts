import { Injectable } from '@nestjs/common';
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
  constructor(
    private readonly transactions: Transactions,
    private readonly holds: CapacityReservations,
    private readonly clock: Clock,
  ) {}

  @Job(EVERY_MS)
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

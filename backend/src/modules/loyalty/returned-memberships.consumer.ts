import { Injectable, type OnModuleInit } from '@nestjs/common';
import { EventConsumers } from '../../common/outbox/event-consumers.js';
import { Transactions } from '../../common/transactions/transactions.js';
import { LOCK_CUSTOMER, MEMBERSHIPS_OF_ORDER, RETURN_BONUS } from './points.sql.js';

/** Reverses the points that a refunded membership added (rule O2). */
@Injectable()
export class ReturnedMembershipsConsumer implements OnModuleInit {
  constructor(
    private readonly consumers: EventConsumers,
    private readonly transactions: Transactions,
  ) {}

  onModuleInit(): void {
    this.consumers.on('plan-order.refunded', 'membership-points', ({ planOrderId }) =>
      this.take(planOrderId),
    );
  }

  private async take(planOrderId: string): Promise<void> {
    await this.transactions.run(async () => {
      const memberships = await this.transactions.query<{ id: number; userId: number }>(
        MEMBERSHIPS_OF_ORDER,
        [planOrderId],
      );
      for (const { id, userId } of memberships) {
        // Locks the customer, so that a use that began before the refund is committed and counted.
        await this.transactions.query(LOCK_CUSTOMER, [userId]);
        await this.transactions.query(RETURN_BONUS, [id]);
      }
    });
  }
}

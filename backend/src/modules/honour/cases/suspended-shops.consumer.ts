import { Injectable, type OnModuleInit } from '@nestjs/common';
import { EventConsumers } from '../../../common/outbox/event-consumers.js';
import { Transactions } from '../../../common/transactions/transactions.js';
import { HonourReviews } from '../consequences/honour-reviews.service.js';
import { CaseMoves } from './case-moves.service.js';
import { HonourCase } from './honour-case.entity.js';

/** Hands the cases that wait for a suspended business to the admins (rule HN6), and closes the decision about it (rule HN12). */
@Injectable()
export class SuspendedShopsConsumer implements OnModuleInit {
  constructor(
    private readonly consumers: EventConsumers,
    private readonly transactions: Transactions,
    private readonly moves: CaseMoves,
    private readonly reviews: HonourReviews,
  ) {}

  onModuleInit(): void {
    this.consumers.on('vendor.suspended', 'honour-cases', async ({ vendorId }) => {
      await this.reviews.suspended(vendorId);
      const waiting = await this.transactions.of(HonourCase).find({
        where: { vendorId, state: 'waiting-for-shop' },
        order: { id: 'ASC' },
        lock: { mode: 'pessimistic_write' },
      });
      for (const one of waiting)
        await this.moves.step(one, 'suspend', { kind: 'suspended', by: 'deadline', userId: null });
    });
  }
}

import { Injectable } from '@nestjs/common';
import { Outbox } from '../../common/outbox/outbox.js';
import { Clock } from '../../common/time/clock.js';
import { Transactions } from '../../common/transactions/transactions.js';
import { DealRevision } from './deal-revision.entity.js';

/** Changes of live deals that wait for an admin: at most one per deal. */
@Injectable()
export class DealRevisions {
  constructor(
    private readonly transactions: Transactions,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  /** A second change takes the place of the one that waits; a change back to how it is withdraws it. */
  async propose(dealId: number, changes: Record<string, unknown>): Promise<void> {
    const isChanged = Object.keys(changes).length > 0;
    await this.close(dealId, isChanged ? 'replaced' : 'withdrawn');
    if (!isChanged) return;
    await this.transactions
      .of(DealRevision)
      .insert({ dealId, changes: changes as object, submittedAt: this.clock.now() });
    await this.outbox.publish('deal.submitted', { dealId });
  }

  /** @returns whether there was one */
  withdraw(dealId: number): Promise<boolean> {
    return this.close(dealId, 'withdrawn');
  }

  private async close(dealId: number, status: 'replaced' | 'withdrawn'): Promise<boolean> {
    const closed = await this.transactions
      .of(DealRevision)
      .update({ dealId, status: 'pending' }, { status, decidedAt: this.clock.now() });
    return (closed.affected ?? 0) > 0;
  }
}

import { Injectable } from '@nestjs/common';
import { Outbox } from '../../../common/outbox/outbox.js';
import { Clock } from '../../../common/time/clock.js';
import { Transactions } from '../../../common/transactions/transactions.js';
import { DealRevision } from './deal-revision.entity.js';
import { NEXT_VERSION } from '../deal.sql.js';

/** Pending changes of live deals: at most one per deal. */
@Injectable()
export class DealRevisions {
  constructor(
    private readonly transactions: Transactions,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  /** A new revision replaces the pending one; a revision equal to the deal deletes it. */
  async propose(dealId: number, changes: Record<string, unknown>): Promise<void> {
    const isChanged = Object.keys(changes).length > 0;
    const wasWaiting = await this.close(dealId, isChanged ? 'replaced' : 'withdrawn');
    if (isChanged || wasWaiting) await this.tellApart(dealId);
    if (!isChanged) return;
    await this.transactions
      .of(DealRevision)
      .insert({ dealId, changes: changes as object, submittedAt: this.clock.now() });
    await this.outbox.publish('deal.submitted', { dealId });
  }

  /** @returns true if there was a pending revision */
  async withdraw(dealId: number): Promise<boolean> {
    const wasWaiting = await this.close(dealId, 'withdrawn');
    if (wasWaiting) await this.tellApart(dealId);
    return wasWaiting;
  }

  /** Increments the deal's version, because the editor shows the pending revision: outdated editors get a conflict (D10). */
  private async tellApart(dealId: number): Promise<void> {
    await this.transactions.query(NEXT_VERSION, [dealId]);
  }

  private async close(dealId: number, status: 'replaced' | 'withdrawn'): Promise<boolean> {
    const closed = await this.transactions
      .of(DealRevision)
      .update({ dealId, status: 'pending' }, { status, decidedAt: this.clock.now() });
    return (closed.affected ?? 0) > 0;
  }
}

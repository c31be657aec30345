import { Injectable } from '@nestjs/common';
import { isbot } from 'isbot';
import type { SessionUser } from '../../common/access/session-user.js';
import { Clock } from '../../common/time/clock.js';
import { nepalDay } from '../../common/time/nepal-day.js';
import { Transactions } from '../../common/transactions/transactions.js';
import type { InteractionDto } from './events.dto.js';
import { Visitors } from './visitors.service.js';
import { KEEP } from './deal-interactions.sql.js';

export interface Visit {
  user: SessionUser | null;
  address: string;
  agent: string;
  /** Purpose of the request from the browser's headers, such as `prefetch;prerender`. */
  purpose: string;
}

/** Counts the visitors of deals (rules V1 to V3). */
@Injectable()
export class DealInteractionsService {
  constructor(
    private readonly transactions: Transactions,
    private readonly visitors: Visitors,
    private readonly clock: Clock,
  ) {}

  /** Stores interactions. Those of bots, prerendered pages and the business itself are ignored without an error. */
  async keep(visit: Visit, interactions: readonly InteractionDto[]): Promise<void> {
    if (isbot(visit.agent) || /prerender|prefetch/i.test(visit.purpose)) return;
    const now = this.clock.now();
    const visitor = await this.visitors.idOf({ ...visit, userId: visit.user?.id ?? null }, now);
    await this.transactions.query(KEEP, [
      interactions.map(({ dealId }) => dealId),
      interactions.map(({ kind }) => kind),
      nepalDay(now),
      visitor,
      visit.user?.staffOf?.vendorId ?? null,
    ]);
  }
}

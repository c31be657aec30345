import { Injectable } from '@nestjs/common';
import { Clock } from '../../../common/time/clock.js';
import { Transactions } from '../../../common/transactions/transactions.js';
import { RECENT_SINCE } from './search-words.sql.js';

const REMEMBERED_MS = 10 * 60_000;

/** Number of newest deals in which a search looks first. */
const RECENT = 50_000;

/** With fewer listed deals, a search looks in all deals at once. */
const LEAST_DEALS = 4 * RECENT;

/** The time since which the newest deals were created. Any time is right: a search that finds too few deals looks in all. */
@Injectable()
export class RecentDeals {
  private known?: { since: string | null; until: number };

  constructor(
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  /** @returns null if there are few deals */
  async since(): Promise<string | null> {
    const now = this.clock.now().getTime();
    if (this.known && now < this.known.until) return this.known.since;
    const [row] = await this.transactions.query<{ since: string }>(RECENT_SINCE, [LEAST_DEALS, RECENT]);
    this.known = { since: row?.since ?? null, until: now + REMEMBERED_MS };
    return this.known.since;
  }
}

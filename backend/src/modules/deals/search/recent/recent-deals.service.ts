import { Injectable } from '@nestjs/common';
import { Clock } from '../../../../common/time/clock.js';
import { Transactions } from '../../../../common/transactions/transactions.js';
import { ARE_MANY } from '../search-words.sql.js';

const REMEMBERED_MS = 10 * 60_000;

/** With fewer listed deals, a search looks in all deals at once: four times the number of recent deals. */
const LEAST_DEALS = 200_000;

/** Whether a search looks in recent deals first. Both ways find the same deals: a search with too few recent matches looks in all. */
@Injectable()
export class RecentDeals {
  private known?: { areMany: boolean; until: number };

  constructor(
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  /** @returns false if there are few deals */
  async areFirst(): Promise<boolean> {
    const now = this.clock.now().getTime();
    if (this.known && now < this.known.until) return this.known.areMany;
    const [row] = await this.transactions.query<{ areMany: boolean }>(ARE_MANY, [LEAST_DEALS]);
    this.known = { areMany: row?.areMany ?? false, until: now + REMEMBERED_MS };
    return this.known.areMany;
  }
}

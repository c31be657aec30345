import { Injectable, Logger } from '@nestjs/common';
import { attempt } from '../../../common/jobs/attempt.js';
import { Outbox } from '../../../common/outbox/outbox.js';
import { Transactions } from '../../../common/transactions/transactions.js';
import { SavedFilters } from '../../deals/index.js';
import { SavedSearch } from '../saved-searches/saved-search.entity.js';
import { DealAlert } from './deal-alert.entity.js';
import { BEGIN_DAY, CUSTOMERS, FINISH_DAY, LISTED_AFTER, OF_FOLLOWED, TAKE_DAY } from './deal-alerts.sql.js';

const BATCH = 50;

interface Day {
  day: string;
  dealIds: number[];
}

/** Finds the new deals of followed businesses and saved searches, once a day for each customer (rule F5). */
@Injectable()
export class DealAlerts {
  private readonly logger = new Logger(DealAlerts.name);

  constructor(
    private readonly transactions: Transactions,
    private readonly filters: SavedFilters,
    private readonly outbox: Outbox,
  ) {}

  /**
   * Starts the day when it is due, and processes up to 50 customers. The customers of a batch are committed
   * together, so that a stopped server repeats no message.
   * @returns true if there may be more to do
   */
  async runBatch(now: Date): Promise<boolean> {
    await this.transactions.query(BEGIN_DAY, [now]);
    return this.transactions.run(async () => {
      const [day] = await this.transactions.query<Day>(TAKE_DAY);
      if (!day) return false;
      const customers =
        day.dealIds.length > 0
          ? await this.transactions.query<{ userId: number }>(CUSTOMERS, [day.day, day.dealIds, BATCH])
          : [];
      for (const { userId } of customers) await this.alertOrLeaveOut(userId, day);
      if (customers.length < BATCH) await this.transactions.query(FINISH_DAY, [day.day]);
      return true;
    });
  }

  /** A customer whose searches cannot be evaluated is left out on that day, and delays no other. */
  private async alertOrLeaveOut(userId: number, day: Day): Promise<void> {
    const isAlerted = await attempt(this.logger, `customer ${userId} is left out on ${day.day}`, () =>
      this.transactions.nested(() => this.alert(userId, day)),
    );
    if (!isAlerted) await this.transactions.of(DealAlert).insert({ userId, day: day.day, dealIds: [] });
  }

  private async alert(userId: number, { day, dealIds }: Day): Promise<void> {
    const found = new Set([
      ...(await this.ofFollowed(userId, dealIds)),
      ...(await this.ofSearches(userId, dealIds)),
    ]);
    const matching = dealIds.filter((id) => found.has(id));
    await this.transactions.of(DealAlert).insert({ userId, day, dealIds: matching });
    if (matching.length > 0) await this.outbox.publish('deals.new-for-customer', { userId, day });
  }

  private async ofFollowed(userId: number, dealIds: readonly number[]): Promise<number[]> {
    const rows = await this.transactions.query<{ id: number }>(OF_FOLLOWED, [userId, dealIds]);
    return rows.map(({ id }) => id);
  }

  private async ofSearches(userId: number, dealIds: readonly number[]): Promise<number[]> {
    const searches = await this.transactions.of(SavedSearch).findBy({ userId });
    const found: number[] = [];
    for (const { query, createdAt } of searches) {
      const matching = await this.filters.matching(query, dealIds);
      if (matching.length === 0) continue;
      const rows = await this.transactions.query<{ id: number }>(LISTED_AFTER, [matching, createdAt]);
      found.push(...rows.map(({ id }) => id));
    }
    return found;
  }
}

import { Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import { inBackground } from '../../../common/connections/in-background.js';
import { CacheInvalidation } from '../../../common/http-cache/cache-invalidation.js';
import type { CacheTag } from '../../../common/http-cache/cache-tags.js';
import { Transactions } from '../../../common/transactions/transactions.js';

/** Places of a deal were taken or released. */
export interface PlacesChange {
  dealId: number;
  /** True if the deal sold out or is no longer sold out; null without a total limit. */
  isTurn: boolean | null;
}

/** A number of places left may be as old as this. */
const COLLECT_MS = 400;
/** The payload of a notification has at most 8,000 bytes. */
const MAX_AT_ONCE = 400;

const tagOf = (id: number): CacheTag => `deal:${id}`;

/** Invalidates the responses that show a changed deal, on every instance. Call within the transaction of the change. */
@Injectable()
export class DealChanges implements OnApplicationShutdown {
  private readonly logger = new Logger(DealChanges.name);
  private readonly collected = new Set<number>();
  private timer?: NodeJS.Timeout;

  constructor(
    private readonly transactions: Transactions,
    private readonly cacheInvalidation: CacheInvalidation,
  ) {}

  /** A price, a text, a rating. */
  async changed(ids: readonly number[]): Promise<void> {
    if (ids.length > MAX_AT_ONCE) return this.cacheInvalidation.invalidate('deals');
    await this.cacheInvalidation.invalidate(...ids.map(tagOf), 'deal-map', 'deals:late');
  }

  /** A deal is listed or featured now, or no longer. */
  async listed(id: number): Promise<void> {
    await this.cacheInvalidation.invalidate(tagOf(id), 'deal-lists', 'deals:late', 'stats');
  }

  /**
   * Invalidates at once what became sold out or available, with the transaction. Other changes of places left are collected: a
   * popular deal would otherwise send a notification with each pass.
   */
  async placesChanged(changes: readonly PlacesChange[]): Promise<void> {
    const turned = changes.filter(({ isTurn }) => isTurn).map(({ dealId }) => dealId);
    if (turned.length > 0) await this.cacheInvalidation.invalidate(...turned.map(tagOf), 'deals:late');
    const counted = changes.filter(({ isTurn }) => isTurn === false).map(({ dealId }) => dealId);
    if (counted.length > 0) this.transactions.afterCommit(() => this.collect(counted));
  }

  /** After the last request. */
  async onApplicationShutdown(): Promise<void> {
    clearTimeout(this.timer);
    await this.sendCollected();
  }

  private collect(ids: readonly number[]): void {
    for (const id of ids) this.collected.add(id);
    // Outside of the request, whose time limit may pass before.
    this.timer ??= inBackground(() => setTimeout(() => void this.sendCollected(), COLLECT_MS).unref());
  }

  private async sendCollected(): Promise<void> {
    this.timer = undefined;
    const ids = [...this.collected];
    this.collected.clear();
    try {
      for (let from = 0; from < ids.length; from += MAX_AT_ONCE)
        await this.cacheInvalidation.invalidate(...ids.slice(from, from + MAX_AT_ONCE).map(tagOf));
    } catch (error) {
      // Without a database, nothing is kept either: the connection for notifications is lost too.
      this.logger.warn(`Places left were not announced: ${String(error)}`);
    }
  }
}

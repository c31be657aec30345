import { Injectable } from '@nestjs/common';
import { PublicCache } from '../../../common/http-cache/public-cache.js';
import { Transactions } from '../../../common/transactions/transactions.js';
import { type CardChoice, dealCardsStatement, hasOwnCards } from './deal-cards.sql.js';

/** Maximum number of cards in memory, about 2 kB each. */
const MOST_CARDS = 5_000;
const MAX_AGE_MS = 60_000;

interface CardRow {
  id: number;
  json: string;
  validUntil: Date;
}

interface Card {
  json: string;
  validUntil: number;
}

export interface CardList {
  /** JSON array of the cards. */
  json: string;
  /** Time at which the first of them changes. */
  validUntil: Date;
}

/**
 * Cards of deals, which most lists share. They are cached in memory, bounded, until a change of any deal invalidates them on every
 * instance, at most a minute.
 */
@Injectable()
export class DealCards {
  private readonly cards = new Map<number, Card>();
  private generation = -1;

  constructor(
    private readonly transactions: Transactions,
    private readonly cache: PublicCache,
  ) {}

  /** Cards in the given order. Deals that were deleted in the meantime are missing. */
  async read(ids: readonly number[], choice: CardChoice = {}): Promise<CardList> {
    const cards = hasOwnCards(choice) ? await this.query(ids, choice) : await this.shared(ids);
    const shown = ids.flatMap((id) => cards.get(id) ?? []);
    return {
      json: `[${shown.map(({ json }) => json).join(',')}]`,
      validUntil: new Date(Math.min(Date.now() + MAX_AGE_MS, ...shown.map(({ validUntil }) => validUntil))),
    };
  }

  private async shared(ids: readonly number[]): Promise<ReadonlyMap<number, Card>> {
    const generation = this.cache.generationOf('deals');
    if (generation !== this.generation) this.cards.clear();
    this.generation = generation;
    const found = this.cached(ids, Date.now());
    const missing = ids.filter((id) => !found.has(id));
    if (missing.length === 0) return found;
    const read = await this.query(missing, {});
    if (this.cache.state.isUsable && generation === this.cache.generationOf('deals')) this.keep(read);
    return new Map([...found, ...read]);
  }

  /** Marks the cards as recently used. */
  private cached(ids: readonly number[], now: number): Map<number, Card> {
    const found = new Map<number, Card>();
    for (const id of ids) {
      const card = this.cards.get(id);
      if (!card) continue;
      this.cards.delete(id);
      if (card.validUntil <= now) continue;
      this.cards.set(id, card);
      found.set(id, card);
    }
    return found;
  }

  private keep(cards: ReadonlyMap<number, Card>): void {
    for (const [id, card] of cards) this.cards.set(id, card);
    for (const id of this.cards.keys()) {
      if (this.cards.size <= MOST_CARDS) break;
      this.cards.delete(id);
    }
  }

  private async query(ids: readonly number[], choice: CardChoice): Promise<Map<number, Card>> {
    if (ids.length === 0) return new Map();
    const { sql, values } = dealCardsStatement(ids, choice);
    const oldest = Date.now() + MAX_AGE_MS;
    const rows = await this.transactions.query<CardRow>(sql, values);
    return new Map(
      rows.map(({ id, json, validUntil }) => [
        id,
        { json, validUntil: Math.min(oldest, validUntil.getTime()) },
      ]),
    );
  }
}

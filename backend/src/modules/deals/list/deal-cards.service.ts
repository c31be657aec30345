import { Injectable } from '@nestjs/common';
import { PublicCache } from '../../../common/http-cache/public-cache.js';
import { clockShift } from '../../../common/time/clock-shift.js';
import { Transactions } from '../../../common/transactions/transactions.js';
import { type CardChoice, dealCardsStatement, hasOwnCards } from './deal-cards.sql.js';

/** Maximum number of cards in memory, about 2 kB each. */
const MAX_CARDS = 5_000;
const MAX_AGE_MS = 60_000;

interface CardRow {
  id: number;
  json: string;
  validUntil: Date;
}

interface CardText {
  json: Buffer;
  validUntil: number;
}

interface Card extends CardText {
  /** The cache's generation when it was read. */
  generation: number;
}

export interface CardList {
  /** JSON array of the cards. */
  json: Buffer;
  /** Time at which the first of them changes. */
  validUntil: Date;
}

const [BEGINNING, COMMA, END] = [Buffer.from('['), Buffer.from(','), Buffer.from(']')];

/** Concatenates bytes: a list as a string would be encoded again for each response. */
const arrayOf = (items: readonly Buffer[]): Buffer =>
  Buffer.concat([BEGINNING, ...items.flatMap((item, at) => (at === 0 ? [item] : [COMMA, item])), END]);

/**
 * Cards of deals, which most lists share. Each is cached in memory, bounded, until a change of its deal invalidates it on every
 * instance, at most a minute.
 */
@Injectable()
export class DealCards {
  private readonly cards = new Map<number, Card>();

  constructor(
    private readonly transactions: Transactions,
    private readonly cache: PublicCache,
  ) {}

  /** Cards in the given order. Deals that were deleted in the meantime are missing. */
  async read(ids: readonly number[], choice: CardChoice = {}): Promise<CardList> {
    const isOwn = hasOwnCards(choice) || clockShift() !== 0;
    const cards = isOwn ? await this.query(ids, choice) : await this.shared(ids);
    const shown = ids.flatMap((id) => cards.get(id) ?? []);
    return {
      json: arrayOf(shown.map(({ json }) => json)),
      validUntil: new Date(
        Math.min(this.cache.now + MAX_AGE_MS, ...shown.map(({ validUntil }) => validUntil)),
      ),
    };
  }

  private async shared(ids: readonly number[]): Promise<ReadonlyMap<number, CardText>> {
    const found = this.cached(ids, this.cache.now);
    const missing = ids.filter((id) => !found.has(id));
    if (missing.length === 0) return found;
    const { value: read, generation } = await this.cache.read(() => this.query(missing, {}));
    if (this.cache.state.isUsable) this.keep(read, generation);
    return new Map([...found, ...read]);
  }

  /** False once a change of the deal, or of all deals, was announced. */
  private isCurrent(id: number, generation: number): boolean {
    return Math.max(this.cache.generationOf('deals'), this.cache.generationOf(`deal:${id}`)) <= generation;
  }

  /** Marks the cards as recently used. */
  private cached(ids: readonly number[], now: number): Map<number, Card> {
    const found = new Map<number, Card>();
    for (const id of ids) {
      const card = this.cards.get(id);
      if (!card) continue;
      this.cards.delete(id);
      if (card.validUntil <= now || !this.isCurrent(id, card.generation)) continue;
      this.cards.set(id, card);
      found.set(id, card);
    }
    return found;
  }

  private keep(cards: ReadonlyMap<number, CardText>, generation: number): void {
    for (const [id, card] of cards)
      if (this.isCurrent(id, generation)) this.cards.set(id, { ...card, generation });
    for (const id of this.cards.keys()) {
      if (this.cards.size <= MAX_CARDS) break;
      this.cards.delete(id);
    }
  }

  private async query(ids: readonly number[], choice: CardChoice): Promise<Map<number, CardText>> {
    if (ids.length === 0) return new Map();
    const { sql, values } = dealCardsStatement(ids, choice);
    const oldest = this.cache.now + MAX_AGE_MS;
    const rows = await this.transactions.query<CardRow>(sql, values);
    return new Map(
      rows.map(({ id, json, validUntil }) => [
        id,
        { json: Buffer.from(json), validUntil: Math.min(oldest, validUntil.getTime()) },
      ]),
    );
  }
}

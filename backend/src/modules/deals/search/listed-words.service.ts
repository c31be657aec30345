import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { Transactions } from '../../../common/transactions/transactions.js';
import { LISTED_WORDS } from './search-words.sql.js';

const REMEMBERED = { max: 10_000, ttl: 5 * 60_000 };

/**
 * Tells which words listed deals contain. Such words are remembered, because PostgreSQL collects all deals of a word before it finds one.
 * Other words are not, so that a new deal is found immediately.
 */
@Injectable()
export class ListedWords {
  private readonly remembered = new LRUCache<string, true>(REMEMBERED);

  constructor(private readonly transactions: Transactions) {}

  async among(words: readonly string[]): Promise<ReadonlySet<string>> {
    const distinct = [...new Set(words)];
    const known = distinct.filter((word) => this.remembered.get(word));
    const asked = distinct.filter((word) => !known.includes(word));
    if (asked.length === 0) return new Set(known);
    const rows = await this.transactions.query<{ word: string }>(LISTED_WORDS, [asked]);
    for (const { word } of rows) this.remembered.set(word, true);
    return new Set([...known, ...rows.map(({ word }) => word)]);
  }
}

import { Injectable } from '@nestjs/common';
import { Clock } from '../../../common/time/clock.js';
import { Transactions } from '../../../common/transactions/transactions.js';
import { LISTED_WORDS } from './search-words.sql.js';

const REMEMBERED_MS = 5 * 60_000;
const MOST_REMEMBERED = 10_000;

/**
 * Tells which words listed deals contain. Such words are remembered, because PostgreSQL collects all deals of a word before it finds one.
 * Other words are not, so that a new deal is found immediately.
 */
@Injectable()
export class ListedWords {
  private remembered = new Set<string>();
  private forgottenAt = 0;

  constructor(
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  async among(words: readonly string[]): Promise<ReadonlySet<string>> {
    this.forgetOld();
    const { remembered } = this;
    const asked = [...new Set(words)].filter((word) => !remembered.has(word));
    if (asked.length === 0) return remembered;
    const rows = await this.transactions.query<{ word: string }>(LISTED_WORDS, [asked]);
    for (const { word } of rows) remembered.add(word);
    return remembered;
  }

  private forgetOld(): void {
    const now = this.clock.now().getTime();
    if (now < this.forgottenAt && this.remembered.size < MOST_REMEMBERED) return;
    this.remembered = new Set();
    this.forgottenAt = now + REMEMBERED_MS;
  }
}

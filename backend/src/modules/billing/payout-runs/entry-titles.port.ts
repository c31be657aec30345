import { Injectable } from '@nestjs/common';
import { Transactions } from '../../../common/transactions/transactions.js';

export interface EntryTitle {
  title: string;
  titleNe: string | null;
}

interface Entry {
  kind: string;
  source: string;
}

interface Titles {
  kinds: readonly Entry['kind'][];
  /** $1 the sources as uuid[]; returns `source`, `title` and `titleNe`. */
  statement: string;
}

/** Titles of the entries of a payout. The modules that post the entries register their titles. */
@Injectable()
export class EntryTitles {
  private readonly registered: Titles[] = [];

  constructor(private readonly transactions: Transactions) {}

  register(titles: Titles): void {
    this.registered.push(titles);
  }

  /** @returns the titles by source */
  async of(entries: readonly Entry[]): Promise<ReadonlyMap<string, EntryTitle>> {
    const found = new Map<string, EntryTitle>();
    for (const { kinds, statement } of this.registered) {
      const sources = entries.filter(({ kind }) => kinds.includes(kind)).map(({ source }) => source);
      if (sources.length === 0) continue;
      const rows = await this.transactions.query<EntryTitle & { source: string }>(statement, [sources]);
      for (const { source, ...title } of rows) found.set(source, title);
    }
    return found;
  }
}

import { Injectable } from '@nestjs/common';
import { Transactions } from '../../../common/transactions/transactions.js';
import { isDevanagari } from './latin.js';
import type { MatchedWord } from './matched-word.js';
import { POPULAR_TERMS } from './search-suggestions.sql.js';

const MAX_SUGGESTIONS = 3;

/** Suggestions for a search without results. */
@Injectable()
export class SearchSuggestions {
  constructor(private readonly transactions: Transactions) {}

  /** @returns dishes and activities of listed deals, in the script of the search, the most common first */
  async for(words: readonly MatchedWord[], text: string): Promise<string[]> {
    const asked = words.map(({ written }) => written);
    const rows = await this.transactions.query<{ meaning: string; term: string }>(POPULAR_TERMS, [
      isDevanagari(text),
    ]);
    return rows
      .filter(({ meaning }, at) => rows.findIndex((row) => row.meaning === meaning) === at)
      .map(({ term }) => term)
      .filter((term) => !asked.includes(term))
      .slice(0, MAX_SUGGESTIONS);
  }
}

import { Injectable } from '@nestjs/common';
import { type CachedResponse, PublicCache } from '../../../common/http-cache/public-cache.js';
import { Transactions } from '../../../common/transactions/transactions.js';
import { SEARCH_TERMS, SEARCHED_CATEGORIES, SEARCHED_CITIES } from './search-words.sql.js';
import { type Named, type SearchTerm, type Vocabulary, vocabularyOf } from './vocabulary.js';

/** Cache key of the rows; no URL begins like this. */
const CACHE_KEY = 'search-vocabulary';

interface Rows {
  terms: SearchTerm[];
  cities: Named[];
  categories: Named[];
}

/** Terms edited by admins, and names of cities. Cached in memory until a change invalidates them on every instance. */
@Injectable()
export class SearchVocabulary {
  private last?: { etag: string; vocabulary: Vocabulary };

  constructor(
    private readonly transactions: Transactions,
    private readonly cache: PublicCache,
  ) {}

  async read(): Promise<Vocabulary> {
    const { etag, body } = await this.stored();
    if (this.last?.etag !== etag) {
      this.last = { etag, vocabulary: vocabularyOf(JSON.parse(body.toString()) as Rows) };
    }
    return this.last.vocabulary;
  }

  private async stored(): Promise<CachedResponse> {
    const cached = this.cache.find(CACHE_KEY);
    if (cached) return cached;
    const { value, generation, asOf } = await this.cache.read(() => this.rows());
    const json = JSON.stringify(value);
    return this.cache.keep(CACHE_KEY, { json, tags: ['catalog', 'search-terms'] }, generation, asOf);
  }

  private async rows(): Promise<Rows> {
    const terms = await this.transactions.query<SearchTerm>(SEARCH_TERMS);
    const cities = await this.transactions.query<Named>(SEARCHED_CITIES);
    const categories = await this.transactions.query<Named>(SEARCHED_CATEGORIES);
    return { terms, cities, categories };
  }
}

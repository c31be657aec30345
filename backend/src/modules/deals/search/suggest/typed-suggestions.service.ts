import { Injectable } from '@nestjs/common';
import type { CacheTag } from '../../../../common/http-cache/cache-tags.js';
import type { PublicBody } from '../../../../common/http-cache/public-body.js';
import { tagsOfList } from '../../freshness/deal-tags.js';
import { Transactions } from '../../../../common/transactions/transactions.js';
import { latinOf } from '../latin.js';
import { questionOf } from '../question.js';
import { SearchTooLong } from '../search.errors.js';
import { wordsOf } from '../search-key.js';
import { SearchVocabulary } from '../search-vocabulary.service.js';
import { SearchWords } from '../search-words.service.js';
import type { Vocabulary } from '../vocabulary.js';
import { suggestionsStatement, WORDS_BEGINNING } from './suggest.sql.js';
import type { SuggestedDealView, SuggestionsView, SuggestionView } from './suggest.view.js';
import { beginningOf, type TermChoice, termsBeginning, withEndings } from './typed-words.js';

const MAX_LENGTH = 50;
const MAX_DISHES = 3;
const MAX_AREAS = 2;
const TAGS: CacheTag[] = [...tagsOfList(), 'catalog', 'search-terms'];
const NONE: SuggestionsView = { deals: [], dishes: [], businesses: [], areas: [] };

interface Row {
  deals: SuggestedDealView[];
  termCounts: number[];
  businesses: SuggestionView[];
  cities: SuggestionView[];
  areas: { name: string; count: number }[];
}

/** Suggestions for a search that is being typed: deals, dishes, businesses and places. */
@Injectable()
export class TypedSuggestions {
  constructor(
    private readonly transactions: Transactions,
    private readonly vocabulary: SearchVocabulary,
    private readonly words: SearchWords,
  ) {}

  /** @throws search.too-long (400) */
  async read(text: string, place: string | undefined): Promise<PublicBody> {
    if (text.length > MAX_LENGTH) throw new SearchTooLong({ limit: MAX_LENGTH });
    const json = JSON.stringify(await this.suggest(text, place));
    return { json, tags: TAGS, headers: { 'cache-control': 'public, max-age=60' } };
  }

  private async suggest(text: string, place: string | undefined): Promise<SuggestionsView> {
    const typed = wordsOf(text);
    const last = typed.at(-1);
    if (last === undefined) return NONE;
    const vocabulary = await this.vocabulary.read();
    const endings = await this.transactions.query<{ word: string }>(WORDS_BEGINNING, [latinOf(last)]);
    const question = questionOf(text, { ...vocabulary, cities: [] });
    const matched = await this.words.match(question, vocabulary);
    if (matched.length === 0) return NONE;
    const words = withEndings(matched, [last, ...endings.map(({ word }) => word)]);
    const terms = termsBeginning(text, vocabulary);
    const cities = citiesBeginning(text, vocabulary);
    const { sql, values } = suggestionsStatement({ words, terms, cities, last, place });
    const [row] = await this.transactions.query<Row>(sql, values);
    return row ? viewOf(row, terms, typed.slice(0, -1)) : NONE;
  }
}

function citiesBeginning(text: string, { cities }: Vocabulary): string[] {
  const typed = beginningOf(text);
  return cities
    .filter(({ name, nameNe }) => [name, nameNe].some((city) => beginningOf(city).startsWith(typed)))
    .map(({ slug }) => slug)
    .slice(0, MAX_AREAS);
}

/** @param before the words before the last one */
function viewOf(row: Row, terms: readonly TermChoice[], before: readonly string[]): SuggestionsView {
  const dishes = terms
    .map(({ labelEn, labelNe }, at) => {
      const count = row.termCounts[at] ?? 0;
      return { labelEn, labelNe, count, path: searchPath(labelEn) };
    })
    .filter(({ count }) => count > 0)
    .sort((one, other) => other.count - one.count);
  const areas = row.areas.map(({ name, count }) => {
    const label = [...before, name].join(' ');
    return { labelEn: label, labelNe: label, count, path: searchPath(label) };
  });
  return {
    deals: row.deals,
    dishes: dishes.slice(0, MAX_DISHES),
    businesses: row.businesses,
    areas: [...row.cities.filter(({ count }) => count > 0), ...areas].slice(0, MAX_AREAS),
  };
}

const searchPath = (text: string): string => `/deals?${new URLSearchParams({ search: text }).toString()}`;

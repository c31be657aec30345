import { Injectable } from '@nestjs/common';
import { Transactions } from '../../../common/transactions/transactions.js';
import type { DealFilterQuery } from '../list/deal-query.dto.js';
import { dealsExistStatement } from '../list/deal-exists.sql.js';
import { SearchTooLong } from './search.errors.js';
import type { MatchedWord } from './matched-word.js';
import { closestStage, type SearchStage, stagesOf } from './search-stages.js';
import { SearchSuggestions } from './search-suggestions.service.js';
import { SearchTexts } from './search-texts.service.js';

const MAX_LENGTH = 100;

/** Parsed search of a list, its facets and its map, which replaces the search text. */
export interface FoundSearch {
  filter: DealFilterQuery;
  stage: SearchStage;
  /** Response header that describes the matched and the ignored parts. */
  headers: Record<string, string>;
  /** True if every word and filter of the text is applied. */
  isComplete: boolean;
}

type HasDeals = (filter: DealFilterQuery, stage: SearchStage) => Promise<boolean>;

/** Parses a search text and relaxes it until deals are found: first without its filters, then with fewer words. */
@Injectable()
export class DealSearch {
  constructor(
    private readonly transactions: Transactions,
    private readonly texts: SearchTexts,
    private readonly suggestions: SearchSuggestions,
  ) {}

  /**
   * @param hasDeals tells whether deals match a filter, for a caller that reads them anyway
   * @throws search.too-long (400)
   */
  async find(
    query: DealFilterQuery,
    hasDeals: HasDeals = (...way) => this.exist(...way),
  ): Promise<FoundSearch> {
    if (!query.search) return { filter: query, stage: ALL_DEALS, headers: {}, isComplete: true };
    if (query.search.length > MAX_LENGTH) throw new SearchTooLong({ limit: MAX_LENGTH });
    const text = await this.texts.parse(query.search);
    const { question } = text;
    // Most searches have deals with all words: their words need not be counted.
    const closest = closestStage(question, text.words, query);
    if (closest && (await hasDeals(filterOf(query, closest), closest)))
      return found(query, { words: text.words, stages: [closest], stage: closest });
    const words = await this.texts.counted(text);
    const stages = stagesOf(question, words, query);
    const stage = await firstWithDeals(query, stages, hasDeals);
    const suggestions = stage ? [] : await this.suggestions.for(words, query.search);
    return found(query, { words, stages, stage }, suggestions);
  }

  private async exist(filter: DealFilterQuery, stage: SearchStage): Promise<boolean> {
    const { sql, values } = dealsExistStatement(filter, stage);
    const [row] = await this.transactions.query<{ exists: boolean }>(sql, values);
    return row?.exists === true;
  }
}

async function firstWithDeals(
  query: DealFilterQuery,
  stages: readonly SearchStage[],
  hasDeals: HasDeals,
): Promise<SearchStage | null> {
  for (const stage of stages) if (await hasDeals(filterOf(query, stage), stage)) return stage;
  return null;
}

interface Search {
  words: readonly MatchedWord[];
  stages: readonly SearchStage[];
  /** Null without deals. */
  stage: SearchStage | null;
}

function found(
  query: DealFilterQuery,
  { words, stages, stage }: Search,
  suggestions: readonly string[] = [],
): FoundSearch {
  const report = reportOf(textsOf(words, stages), stage ?? NOTHING, suggestions);
  return {
    filter: filterOf(query, stage ?? NOTHING),
    stage: stage ?? NOTHING,
    headers: { 'x-search': encodeURIComponent(JSON.stringify(report)) },
    isComplete: stage !== null && !report.isAny && report.dropped.length === 0,
  };
}

const ALL_DEALS: SearchStage = { words: [], isAny: false, filters: [] };
const NOTHING: SearchStage = { words: null, isAny: false, filters: [] };

/** Combines the filters of the request and of the text. */
function filterOf(query: DealFilterQuery, { filters }: SearchStage): DealFilterQuery {
  const { search: _, ...filter } = query;
  return { ...filter, ...Object.assign({}, ...filters.map(({ applied }) => applied)) };
}

/** Words and filters of a search, as typed. */
const textsOf = (words: readonly MatchedWord[], [closest]: readonly SearchStage[]): string[] => [
  ...words.map(({ written }) => written),
  ...(closest?.filters ?? []).map(({ text }) => text),
];

interface SearchReport {
  matched: string[];
  dropped: string[];
  isAny: boolean;
  filters: { name: string; value: string; text: string }[];
  suggestions: readonly string[];
}

function reportOf(
  asked: readonly string[],
  { words: used, filters, isAny }: SearchStage,
  suggestions: readonly string[],
): SearchReport {
  const matched = (used ?? []).map(({ written }) => written);
  const applied = filters.map(({ text }) => text);
  const dropped = asked.filter((text) => !matched.includes(text) && !applied.includes(text));
  const named = filters.map(({ name, value, text }) => ({ name, value, text }));
  return { matched, dropped, isAny, filters: named, suggestions };
}

import type { DealFilterQuery } from '../list/deal-query.dto.js';
import { isInDeals, type MatchedWord } from './matched-word.js';
import type { Question } from './question.js';

/** Filter found in the search text. */
export interface NamedFilter {
  name: 'maxPrice' | 'discountType' | 'location' | 'near' | 'open';
  value: string;
  /** Text as typed. */
  text: string;
  /** Applied filter; empty if the user has to choose it first, as with a position. */
  applied: Pick<DealFilterQuery, 'maxPrice' | 'discountType' | 'location' | 'open'>;
}

/** One way to execute a search. */
export interface SearchStage {
  /** Null finds nothing. */
  words: readonly MatchedWord[] | null;
  /** True if one of the words is enough. */
  isAny: boolean;
  filters: readonly NamedFilter[];
}

/** Filters of a text. Filters chosen beside the text have priority; of two maximum prices the lower one applies. */
function filtersOf({ intents, city }: Question, chosen: DealFilterQuery): NamedFilter[] {
  const filters = intents.map(({ name, value, text }): NamedFilter => {
    if (name === 'maxPrice')
      return {
        name,
        value,
        text,
        applied: { maxPrice: Math.min(Number(value), chosen.maxPrice ?? Infinity) },
      };
    if (name === 'discountType' && !chosen.discountType)
      return { name, value, text, applied: { discountType: value as 'buyXgetY' } };
    if (name === 'open' && !chosen.open) return { name, value, text, applied: { open: 'now' } };
    return { name, value, text, applied: {} };
  });
  if (city && !chosen.location && chosen.locationId === undefined)
    filters.push({ name: 'location', value: city.slug, text: city.text, applied: { location: city.slug } });
  return filters;
}

const isApplied = ({ applied }: NamedFilter): boolean => Object.keys(applied).length > 0;

/** Ways to execute a search, the closest to the text first (decisions, Search). */
export function stagesOf(
  question: Question,
  words: readonly MatchedWord[],
  chosen: DealFilterQuery,
): SearchStage[] {
  const filters = filtersOf(question, chosen);
  const withoutFilters = filters.filter((filter) => !isApplied(filter));
  const known = words.filter(({ found }) => found > 0);
  const stages: SearchStage[] = [];
  if (words.length === 0 && filters.length === 0) return stages;
  const add = (some: readonly MatchedWord[], isAny: boolean): void => {
    stages.push({ words: some, isAny, filters });
    if (some.length > 0 && filters.some(isApplied))
      stages.push({ words: some, isAny, filters: withoutFilters });
  };
  if (known.length === words.length) add(words, false);
  else if (known.length > 0) add(known, false);
  if (known.length > 1) add(known, true);
  if (known.length === 0 && words.length > 0 && (question.isVague || filters.some(isApplied))) add([], false);
  return stages;
}

/** The stage with all words of a search, for words that are not counted yet; undefined if no deal contains one of them. */
export function closestStage(
  question: Question,
  words: readonly MatchedWord[],
  chosen: DealFilterQuery,
): SearchStage | undefined {
  if (words.length === 0 || !words.every(isInDeals)) return undefined;
  const found = words.map((word) => ({ ...word, found: 1 }));
  return stagesOf(question, found, chosen)[0];
}

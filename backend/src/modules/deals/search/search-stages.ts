import type { DealFilterQuery } from '../list/deal-query.dto.js';
import type { MatchedWord } from './matched-word.js';
import type { Question } from './question.js';

/** A filter that the text of a search names. */
export interface NamedFilter {
  name: 'maxPrice' | 'discountType' | 'location' | 'near' | 'open';
  value: string;
  /** As it was typed. */
  text: string;
  /** What it does to the list; nothing when somebody has to choose it first, as with a position. */
  applied: Pick<DealFilterQuery, 'maxPrice' | 'discountType' | 'location' | 'open'>;
}

/** One way to answer a search. */
export interface SearchStage {
  /** Null finds nothing. */
  words: readonly MatchedWord[] | null;
  /** One of the words is enough. */
  isAny: boolean;
  filters: readonly NamedFilter[];
}

/** The filters of a text. A filter that was chosen beside the text stays; of two prices the lower one counts. */
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

/** The ways to answer a search, the closest to what was asked first (decisions, Search). */
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

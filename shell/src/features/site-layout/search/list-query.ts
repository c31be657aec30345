import { plainPath } from 'shared-ui/i18n';
import { usePlace } from 'shared-ui/platform';
import { useLocation } from 'shared-ui/router';

/** Filters of the list of deals, which a new search keeps. */
const FILTERS = new Set(
  'area category discountType food location maxPrice minPrice minRating near open radius sort vendor view when'.split(
    ' ',
  ),
);
/** Value of the city for all of Nepal. */
const ALL_CITIES = 'all';

/** Filters of a list of deals, as the parameters of its address. */
export type ListQuery = readonly (readonly [name: string, value: string])[];

interface CurrentList {
  /** Text of the current search. */
  readonly search: string;
  readonly others: ListQuery;
}

/** Search and filters of the current list of deals; empty on other pages. */
export function useCurrentList(): CurrentList {
  const { pathname, search } = useLocation();
  if (plainPath(pathname) !== '/deals') return { search: '', others: [] };
  const query = new URLSearchParams(search);
  // The server renders pages for addresses with sorted parameters.
  query.sort();
  return { search: query.get('search') ?? '', others: [...query].filter(([name]) => FILTERS.has(name)) };
}

/** City that limits a search: that of the current list, otherwise the visitor's. Undefined for all cities. */
export function useSearchedCity(others: ListQuery): string | undefined {
  const { city, isChosen } = usePlace();
  const ofList = others.find(([name]) => name === 'location')?.[1];
  if (ofList === ALL_CITIES) return undefined;
  return ofList ?? (isChosen ? city : undefined);
}

/** Address of the list for a text with the other filters. */
export function searchPath(others: ListQuery, text: string): string {
  const words = text.trim();
  const query = new URLSearchParams(others.map(([name, value]) => [name, value]));
  if (words) query.set('search', words);
  return query.size > 0 ? `/deals?${query.toString()}` : '/deals';
}

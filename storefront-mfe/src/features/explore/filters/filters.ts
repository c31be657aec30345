import type { Place } from 'shared-ui/platform';

export const discountTypes = ['buyXgetY', 'percentage', 'fixed'] as const;
export const sorts = ['popular', 'newest', 'ending', 'saving', 'rating', 'near'] as const;
export const radii = [1, 3, 10, 50] as const;
export const ratings = [4, 4.5] as const;
export const foods = ['veg', 'halal'] as const;
export const times = ['today-evening', 'weekend'] as const;

export type DiscountKind = (typeof discountTypes)[number];
export type Sort = (typeof sorts)[number];
export type Radius = (typeof radii)[number];
export type MinRating = (typeof ratings)[number];
export type Food = (typeof foods)[number];
export type UseTime = (typeof times)[number];

/** In the address: all cities, although the visitor chose one. */
export const ALL_CITIES = 'all';
const MAX_AREAS = 5;

/** What narrows and orders the list, and how it is shown. It lives in the address, so that a list can be shared and returned to. */
export interface Filters {
  search?: string;
  category?: string;
  /** A city's slug; `all` for every city. Without it the chosen place counts. */
  location?: string;
  /** Slugs of areas. */
  area?: readonly string[];
  discountType?: DiscountKind;
  minPrice?: number;
  maxPrice?: number;
  vendor?: string;
  near?: string;
  /** Kilometers around `near`. */
  radius?: Radius;
  open?: 'now';
  when?: UseTime;
  minRating?: MinRating;
  /** What holds for the food; both of two. */
  food?: readonly Food[];
  sort?: Sort;
  /** A list unless said otherwise. */
  view?: 'map';
}

/** What the API is asked for. */
export type DealQuery = Omit<Filters, 'view' | 'area' | 'food'> & {
  area?: string[];
  food?: Food[];
  place?: string;
};

const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/;
const PLACE = /^-?\d{1,2}(\.\d+)?,-?\d{1,3}(\.\d+)?$/;

const matching = (value: string | null, pattern: RegExp): string | undefined =>
  value && pattern.test(value) ? value : undefined;

const oneOf = <Value extends string>(value: string | null, known: readonly Value[]): Value | undefined =>
  known.find((entry) => entry === value);

const rupees = (value: string | null): number | undefined => {
  const amount = matching(value, /^\d{1,9}$/);
  return amount === undefined ? undefined : Number(amount);
};

/** Reads the address; what is not understood is left out. */
export function readFilters(query: URLSearchParams): Filters {
  const near = matching(query.get('near'), PLACE);
  const sort = oneOf(query.get('sort'), sorts);
  const filters: Filters = {
    search: query.get('search')?.trim().slice(0, 100) || undefined,
    category: matching(query.get('category'), SLUG),
    location: matching(query.get('location'), SLUG),
    discountType: oneOf(query.get('discountType'), discountTypes),
    minPrice: rupees(query.get('minPrice')),
    maxPrice: rupees(query.get('maxPrice')),
    vendor: matching(query.get('vendor'), SLUG),
    area: listOf([...new Set(query.getAll('area'))].filter((slug) => SLUG.test(slug)).slice(0, MAX_AREAS)),
    food: listOf(foods.filter((food) => query.getAll('food').includes(food))),
    near,
    radius: near ? radii.find((radius) => String(radius) === query.get('radius')) : undefined,
    when: oneOf(query.get('when'), times),
    minRating: ratings.find((least) => String(least) === query.get('minRating')),
    open: oneOf(query.get('open'), ['now'] as const),
    sort: sort === 'near' && !near ? undefined : sort,
    view: oneOf(query.get('view'), ['map']),
  };
  return withoutEmpty(filters);
}

const listOf = <Value>(values: Value[]): Value[] | undefined => (values.length > 0 ? values : undefined);

const withoutEmpty = (filters: Filters): Filters =>
  Object.fromEntries(Object.entries(filters).filter(([, value]) => value !== undefined));

/** The address of the list with these filters, from its first page. */
export function pathOf(filters: Filters, cursor?: string): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(filters)) {
    for (const one of [value].flat()) if (one !== undefined && one !== '') query.append(name, String(one));
  }
  if (cursor) query.set('cursor', cursor);
  const text = query.toString();
  return text ? `/deals?${text}` : '/deals';
}

/** Takes filters away; without a place there is no order by distance. */
export function without(filters: Filters, ...names: (keyof Filters)[]): Filters {
  const saved = Object.entries(filters).filter(([name]) => !names.includes(name as keyof Filters));
  const { sort, radius, ...rest }: Filters = Object.fromEntries(saved);
  return {
    ...rest,
    ...(radius && rest.near && { radius }),
    ...(sort && (sort !== 'near' || rest.near) && { sort }),
  };
}

/** The city that a list is limited to: the one of the address, else the chosen one. Neither a text nor a position is limited to it. */
export function cityOfList({ location, search, near }: Filters, place: Place): string | undefined {
  if (location === ALL_CITIES) return undefined;
  return location ?? (place.isChosen && !search && !near ? place.city : undefined);
}

/** What orders a list that the visitor did not order: distance, the words, or uses. */
export const sortOf = ({ sort, near, search }: Filters): Sort | undefined =>
  sort ?? (near ? 'near' : search ? undefined : 'popular');

/** The query of a list in a place, which comes first. */
export function queryOf(asked: Filters, place: Place): DealQuery {
  const { view: _view, location: _city, ...filters } = asked;
  const location = cityOfList(asked, place);
  const sort = sortOf(filters);
  const isInPlace = location === undefined || location === place.city;
  return {
    ...filters,
    ...(location && { location }),
    ...(isInPlace && !filters.near && { place: place.area ? `${place.city}.${place.area}` : place.city }),
    ...(sort && { sort }),
  } as DealQuery;
}

/** The same, however ordered: what counts and maps are asked for. */
export function unorderedQueryOf(filters: Filters, place: Place): DealQuery {
  const { sort: _order, ...query } = queryOf(filters, place);
  return query;
}

/** Whether a list is narrowed by its address or by the visitor's city, so that there is something to take away. */
export const isNarrowed = ({ sort: _order, view: _view, ...filters }: Filters, place: Place): boolean =>
  place.isChosen || Object.keys(filters).length > 0;

/** How many filters the sheet holds at the moment; the words in the search box do not count. */
export function countActive({
  search: _words,
  sort: _order,
  view: _view,
  radius: _radius,
  ...filters
}: Filters): number {
  const { minPrice, maxPrice, location, ...others } = filters;
  const price = minPrice !== undefined || maxPrice !== undefined ? 1 : 0;
  const city = location !== undefined && location !== ALL_CITIES ? 1 : 0;
  // Each area and each food is one.
  return (
    Object.values(others)
      .flat()
      .filter((value) => value !== undefined).length +
    price +
    city
  );
}

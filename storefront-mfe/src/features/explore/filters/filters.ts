import type { Place } from 'shared-ui/platform';

export const discountTypes = ['buyXgetY', 'percentage', 'fixed'] as const;
export const sorts = ['popular', 'newest', 'ending', 'saving', 'rating', 'honour', 'near'] as const;
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

/** Value in the URL for all cities, although the visitor selected one. */
export const ALL_CITIES = 'all';
const MAX_AREAS = 5;
/** Number of cities and of areas shown beside the list before "Show all". */
export const MAX_ROWS = 6;

/** Filters, order and view of the list. They are stored in the URL, so that a list can be shared and restored. */
export interface Filters {
  search?: string;
  category?: string;
  /** City slug; `all` for every city. The selected place is the default. */
  location?: string;
  /** Area slugs. */
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
  /** Properties of the food, combined with AND. */
  food?: readonly Food[];
  sort?: Sort;
  /** The list is the default. */
  view?: 'map';
}

/** Query of the API. */
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

/** Reads the filters from the URL and ignores invalid values. */
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

/** URL of the first page of the list with these filters. */
export function pathOf(filters: Filters, cursor?: string): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(filters)) {
    for (const one of [value].flat()) if (one !== undefined && one !== '') query.append(name, String(one));
  }
  if (cursor) query.set('cursor', cursor);
  const text = query.toString();
  return text ? `/deals?${text}` : '/deals';
}

/** Removes filters. Without a position, the order by distance is removed as well. */
export function without(filters: Filters, ...names: (keyof Filters)[]): Filters {
  const saved = Object.entries(filters).filter(([name]) => !names.includes(name as keyof Filters));
  const { sort, radius, ...rest }: Filters = Object.fromEntries(saved);
  return {
    ...rest,
    ...(radius && rest.near && { radius }),
    ...(sort && (sort !== 'near' || rest.near) && { sort }),
  };
}

/** City that limits the list: from the URL, or the selected one. A search text or a position has no default city. */
export function cityOfList({ location, search, near }: Filters, place: Place): string | undefined {
  if (location === ALL_CITIES) return undefined;
  return location ?? (place.isChosen && !search && !near ? place.city : undefined);
}

/** Default order of the list: by distance, by relevance or by popularity. */
export const sortOf = ({ sort, near, search }: Filters): Sort | undefined =>
  sort ?? (near ? 'near' : search ? undefined : 'popular');

/** Query of a list. Deals of the place come first. */
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

/** Query without the order, for counts and the map. */
export function unorderedQueryOf(filters: Filters, place: Place): DealQuery {
  const { sort: _order, ...query } = queryOf(filters, place);
  return query;
}

/** True if the URL or the visitor's city limits the list, so that a filter can be removed. */
export const isNarrowed = ({ sort: _order, view: _view, ...filters }: Filters, place: Place): boolean =>
  place.isChosen || Object.keys(filters).length > 0;

/** Number of active filters in the sheet. The search text does not count. */
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
  // Each area and each food property counts as one.
  return (
    Object.values(others)
      .flat()
      .filter((value) => value !== undefined).length +
    price +
    city
  );
}

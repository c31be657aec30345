export const discountTypes = ['buyXgetY', 'percentage', 'fixed'] as const;
export const sorts = ['newest', 'ending', 'saving', 'rating', 'near'] as const;

export type DiscountKind = (typeof discountTypes)[number];
export type Sort = (typeof sorts)[number];

/** What narrows and orders the list, and how it is shown. It lives in the address, so that a list can be shared and returned to. */
export interface Filters {
  search?: string;
  category?: string;
  location?: string;
  discountType?: DiscountKind;
  minPrice?: number;
  maxPrice?: number;
  vendor?: string;
  near?: string;
  sort?: Sort;
  /** A list unless said otherwise. */
  view?: 'map';
}

/** What the API is asked for. */
export type DealQuery = Omit<Filters, 'view'>;

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
    near,
    sort: sort === 'near' && !near ? undefined : sort,
    view: oneOf(query.get('view'), ['map']),
  };
  return withoutEmpty(filters);
}

const withoutEmpty = (filters: Filters): Filters =>
  Object.fromEntries(Object.entries(filters).filter(([, value]) => value !== undefined));

/** The address of the list with these filters, from its first page. */
export function pathOf(filters: Filters, cursor?: string): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(filters)) {
    if (value !== undefined && value !== '') query.set(name, String(value));
  }
  if (cursor) query.set('cursor', cursor);
  const text = query.toString();
  return text ? `/deals?${text}` : '/deals';
}

/** Takes filters away; without a place there is no order by distance. */
export function without(filters: Filters, ...names: (keyof Filters)[]): Filters {
  const kept = Object.entries(filters).filter(([name]) => !names.includes(name as keyof Filters));
  const { sort, ...rest }: Filters = Object.fromEntries(kept);
  return sort && (sort !== 'near' || rest.near) ? { ...rest, sort } : rest;
}

/** The filters without how their deals are shown. */
export const queryOf = ({ view: _view, ...query }: Filters): DealQuery => query;

/** The same, however ordered: what counts and maps are asked for. */
export const unorderedQueryOf = ({ view: _view, sort: _order, ...query }: Filters): DealQuery => query;

/** How many filters the sheet holds at the moment; the words in the search box do not count. */
export function countActive({ search: _words, sort: _order, view: _view, ...filters }: Filters): number {
  const { minPrice, maxPrice, ...single } = filters;
  const price = minPrice !== undefined || maxPrice !== undefined ? 1 : 0;
  return Object.values(single).filter((value) => value !== undefined).length + price;
}

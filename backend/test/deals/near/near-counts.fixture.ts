import type pg from 'pg';

let places = 0;

/** The position of the test in a text that no request had before, so that no response is one of the cache. */
export function nextPlace(): string {
  places++;
  return `${(27.7).toFixed(1 + (places % 8))},${(85.3).toFixed(1 + (Math.floor(places / 8) % 8))}`;
}

/** A filter of the API, without the place nearby. */
export interface Filter {
  category?: string;
  location?: string;
  place?: string;
  area?: string[];
  discountType?: string;
  minPrice?: number;
  maxPrice?: number;
  minRating?: number;
  food?: string[];
}

export interface NearDeal {
  id: number;
  category: string;
  parent: string | null;
  city: string | null;
  type: string;
  price: number;
  rating: number;
  food: string[];
  /** Areas of a city as `city.area`. */
  areas: string[];
}

/** $1 radius in metres. Listed deals with a venue or a usable branch within it, tested one by one, the newest first. */
const NEAR_DEALS = `
  SELECT d.id, c.slug AS category, p.slug AS parent, l.slug AS city, d.discount_type AS type, d.discounted_price AS price,
    coalesce(d.average_rating, 0)::float8 AS rating, coalesce(d.food, '{}') AS food,
    ARRAY(SELECT DISTINCT a.slug FROM areas a WHERE a.id = d.venue_area_id OR d.venue_name IS NULL AND EXISTS (
      SELECT FROM branches b WHERE b.vendor_id = d.vendor_id AND b.area_id = a.id AND (d.branch_ids IS NULL OR b.id = ANY(d.branch_ids)))) AS areas
  FROM listed_deals d JOIN categories c ON c.id = d.category_id LEFT JOIN categories p ON p.id = c.parent_id LEFT JOIN locations l ON l.id = d.location_id
  WHERE CASE WHEN d.venue_latitude IS NOT NULL THEN metres_between(27.7, 85.3, d.venue_latitude, d.venue_longitude)
    ELSE (SELECT min(metres_between(27.7, 85.3, b.latitude, b.longitude)) FROM branches b
      WHERE b.vendor_id = d.vendor_id AND (d.branch_ids IS NULL OR b.id = ANY(d.branch_ids))) END <= $1
  ORDER BY d.created_at DESC, d.id DESC`;

export const readNearDeals = async (database: pg.Pool, radius: number): Promise<NearDeal[]> =>
  (await database.query<NearDeal>(NEAR_DEALS, [radius * 1_000])).rows;

type Own = 'category' | 'location' | 'area' | 'discountType' | 'price' | 'rating' | 'food';

/** Whether a deal matches all filters but one. */
function matches(deal: NearDeal, filter: Filter, except?: Own): boolean {
  const tests: Record<Own, boolean> = {
    category: !filter.category || [deal.category, deal.parent].includes(filter.category),
    location: !filter.location || deal.city === filter.location,
    area: !filter.area || filter.area.some((area) => deal.areas.includes(area)),
    discountType: !filter.discountType || deal.type === filter.discountType,
    price: deal.price >= (filter.minPrice ?? 0) && deal.price <= (filter.maxPrice ?? Infinity),
    rating: deal.rating >= (filter.minRating ?? 0),
    food: (filter.food ?? []).every((food) => deal.food.includes(food)),
  };
  return Object.entries(tests).every(([name, isMatch]) => name === except || isMatch);
}

interface Facets {
  total: number;
  categories: Record<string, number>;
  locations: Record<string, number>;
  discountTypes: Record<string, number>;
  areas: Record<string, number>;
  ratings: number[];
  food: number[];
  lowestPrice: number | null;
  highestPrice: number | null;
}

/** Facets of deals, counted one by one. */
export function expectedFacets(deals: readonly NearDeal[], filter: Filter): Facets {
  const count = (except: Own | undefined, is: (deal: NearDeal) => boolean): number =>
    deals.filter((deal) => matches(deal, filter, except) && is(deal)).length;
  const counts = <T extends string>(names: readonly T[], of: (name: T) => number): Record<string, number> =>
    Object.fromEntries(names.map((name) => [name, of(name)]));
  const prices = deals.filter((deal) => matches(deal, filter, 'price')).map(({ price }) => price);
  return {
    total: count(undefined, () => true),
    categories: counts(['dining', 'hotels', 'cafes'], (slug) =>
      count('category', ({ category, parent }) => [category, parent].includes(slug)),
    ),
    locations: counts(['kathmandu', 'pokhara'], (slug) => count('location', ({ city }) => city === slug)),
    discountTypes: counts(['buyXgetY', 'fixed', 'percentage'], (type) =>
      count('discountType', (deal) => deal.type === type),
    ),
    areas:
      (filter.location ?? filter.place) === 'kathmandu'
        ? counts(['asan', 'kalimati'], (slug) => count('area', ({ areas }) => areas.includes(slug)))
        : {},
    ratings: [4, 4.5].map((least) => count('rating', ({ rating }) => rating >= least)),
    food: ['veg', 'halal'].map((one) => count(undefined, ({ food }) => food.includes(one))),
    lowestPrice: prices.length > 0 ? Math.min(...prices) : null,
    highestPrice: prices.length > 0 ? Math.max(...prices) : null,
  };
}

/** Ids of the deals that match a filter, in the given order. */
export const matchingIds = (deals: readonly NearDeal[], filter: Filter): number[] =>
  deals.filter((deal) => matches(deal, filter)).map(({ id }) => id);

/** Ids of the deals that a map shows. Each deal of the test has a place with a position. */
export const expectedMap = (deals: readonly NearDeal[], filter: Filter): number[] =>
  matchingIds(deals, filter).toSorted((one, other) => one - other);

/** A response of the API in the form of `expectedFacets`. */
export function shownFacets(body: unknown): Facets {
  const facets = body as {
    total: number;
    lowestPrice: number | null;
    highestPrice: number | null;
    discountTypes: { discountType: string; count: number }[];
  } & Record<'categories' | 'locations' | 'areas' | 'ratings' | 'food', { slug: string; count: number }[]>;
  const bySlug = (list: { slug: string; count: number }[]): Record<string, number> =>
    Object.fromEntries(list.map(({ slug, count }) => [slug, count]));
  const types = Object.fromEntries(
    facets.discountTypes.map(({ discountType, count }) => [discountType, count]),
  );
  return {
    total: facets.total,
    categories: bySlug(facets.categories),
    locations: bySlug(facets.locations),
    discountTypes: { buyXgetY: 0, fixed: 0, percentage: 0, ...types },
    areas: bySlug(facets.areas),
    ratings: facets.ratings.map(({ count }) => count),
    food: facets.food.map(({ count }) => count),
    lowestPrice: facets.lowestPrice,
    highestPrice: facets.highestPrice,
  };
}

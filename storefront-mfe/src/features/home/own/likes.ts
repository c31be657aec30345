import type { DealsListApiArg } from 'shared-ui/api/deals';

/** Dishes: the illustrations that the server assigns to a dish by title, and the search text that finds it. */
const DISHES = {
  momo: {
    covers: ['dining-1', 'momo-steamer', 'momo-plate', 'momo-jhol', 'momo-kothey', 'momo-chilli'],
    search: 'momo',
  },
  thakali: { covers: ['thakali-thali'], search: 'thakali' },
  thali: { covers: ['dining-2', 'dal-bhat'], search: 'thali' },
  khaja: { covers: ['khaja-set'], search: 'khaja' },
  thukpa: { covers: ['dining-3'], search: 'thukpa' },
  sekuwa: { covers: ['sekuwa'], search: 'sekuwa' },
  pizza: { covers: ['pizza'], search: 'pizza' },
  burger: { covers: ['burger'], search: 'burger' },
  biryani: { covers: ['biryani'], search: 'biryani' },
  coffee: { covers: ['cafes-2', 'coffee-cup', 'filter-coffee', 'coffee-beans'], search: 'coffee' },
  chiya: { covers: ['cafes-1', 'tea-pot', 'sel-roti'], search: 'chiya' },
  cake: { covers: ['cake'], search: 'cake' },
} as const satisfies Record<string, { covers: readonly string[]; search: string }>;

export type Dish = keyof typeof DISHES;

/** Deal that was redeemed, saved or viewed. */
export interface Signal {
  id: number;
  coverKey: string | null;
  category: { slug: string; name: string; nameNe: string };
}

export type Like = { kind: 'dish'; dish: Dish } | { kind: 'category'; category: Signal['category'] };

const MIN_SIGNALS = 2;
/** Maximum number of lists to fetch until one has enough deals. */
const MAX_LIKES = 3;
const LIMIT = 24;

const dishes = Object.keys(DISHES) as Dish[];

const dishOf = ({ coverKey }: Pick<Signal, 'coverKey'>): Dish | undefined =>
  dishes.find((dish) => (DISHES[dish].covers as readonly (string | null)[]).includes(coverKey));

/** Returns the names that occur at least twice, the most frequent first; equally frequent names in order of occurrence. */
function frequent<Name extends string>(names: readonly (Name | undefined)[]): Name[] {
  const counts = new Map<Name, number>();
  for (const name of names) if (name) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts]
    .filter(([, count]) => count >= MIN_SIGNALS)
    .sort(([, one], [, other]) => other - one)
    .map(([name]) => name);
}

/**
 * Returns the visitor's preferences that have at least two signals: dishes, then categories (rule OA2).
 * @param signals the signals, newest first
 */
export function likesOf(signals: readonly Signal[]): Like[] {
  const liked = frequent(signals.map(dishOf)).map((dish): Like => ({ kind: 'dish', dish }));
  const slugs = frequent(signals.map(({ category }) => category.slug));
  const categories = slugs.flatMap((slug): Like[] => {
    const category = signals.find((signal) => signal.category.slug === slug)?.category;
    return category ? [{ kind: 'category', category }] : [];
  });
  return [...liked, ...categories].slice(0, MAX_LIKES);
}

/** Returns true if a deal matches a preference: a search also finds the dish in the name of a business. */
export const fits = (like: Like, deal: Pick<Signal, 'coverKey'>): boolean =>
  like.kind === 'category' || dishOf(deal) === like.dish;

/** Returns the query for a city's deals that match a preference. */
export const likeQuery = (like: Like, city: string): DealsListApiArg =>
  like.kind === 'dish'
    ? { search: DISHES[like.dish].search, location: city, limit: LIMIT }
    : { category: like.category.slug, location: city, sort: 'popular', limit: LIMIT };

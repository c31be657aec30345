import type { DealsListApiArg } from 'shared-ui/api/deals';

/** A dish by the drawings that the server chooses for it from titles, and the word that finds it. */
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

/** A deal that was used, kept or viewed. */
export interface Signal {
  id: number;
  coverKey: string | null;
  category: { slug: string; name: string; nameNe: string };
}

export type Like = { kind: 'dish'; dish: Dish } | { kind: 'category'; category: Signal['category'] };

const MIN_SIGNALS = 2;
/** So many lists are asked for at the most until one has enough. */
const MAX_LIKES = 3;
const LIMIT = 24;

const dishes = Object.keys(DISHES) as Dish[];

const dishOf = ({ coverKey }: Pick<Signal, 'coverKey'>): Dish | undefined =>
  dishes.find((dish) => (DISHES[dish].covers as readonly (string | null)[]).includes(coverKey));

/** The names that occur at least twice, the most frequent first; of equals the one that came first. */
function frequent<Name extends string>(names: readonly (Name | undefined)[]): Name[] {
  const counts = new Map<Name, number>();
  for (const name of names) if (name) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts]
    .filter(([, count]) => count >= MIN_SIGNALS)
    .sort(([, one], [, other]) => other - one)
    .map(([name]) => name);
}

/**
 * What somebody likes by two signals or more: dishes, then categories (rule OA2).
 * @param signals the newest first
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

/** Whether a deal is what somebody likes: a search also finds a dish in the name of a business. */
export const fits = (like: Like, deal: Pick<Signal, 'coverKey'>): boolean =>
  like.kind === 'category' || dishOf(deal) === like.dish;

/** The list of a city that has more of it. */
export const likeQuery = (like: Like, city: string): DealsListApiArg =>
  like.kind === 'dish'
    ? { search: DISHES[like.dish].search, location: city, limit: LIMIT }
    : { category: like.category.slug, location: city, sort: 'popular', limit: LIMIT };

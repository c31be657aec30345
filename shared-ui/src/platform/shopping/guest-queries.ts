import type { ApiFailure } from 'shared-ui/store';
import type { CartView } from '../../store/api/cart';
import type { FavoriteView } from '../../store/api/favorites';
import type { Page } from '../../store/api/page';
import { cartCalls, favoriteCalls } from '../../store/api/shopping-calls';
import { readSaved, writeSaved, type Saved, type SavedFavorite } from './guest-storage';
import { announceSaved } from './saved-notice';
import { ask, type Answer, type Ask, type Call } from './saved-items-source';

/** Ids of saved deals that are no longer public. */
interface Gone {
  gone: number[];
}

export type FavoritesPage = Page<FavoriteView> & Gone;
export type Cart = CartView & Gone;

const emptyCart: Cart = { lines: [], count: 0, subtotal: 0, savings: 0, total: 0, gone: [] };
const NOTHING_STORED: ApiFailure = { status: 0, code: 'browser.keeps-nothing', message: '', errors: [] };

const missingOf = (saved: readonly SavedFavorite[], found: readonly { id: number }[]): number[] => {
  const ids = new Set(found.map(({ id }) => id));
  return saved.flatMap(({ dealId }) => (ids.has(dealId) ? [] : [dealId]));
};

const wholePage = (items: FavoriteView[], saved: readonly SavedFavorite[]): FavoritesPage => ({
  items,
  total: items.length,
  totalIsExact: true,
  next: null,
  gone: missingOf(saved, items),
});

/** Returns the favorites saved in the browser, with current data from the server. */
export async function savedFavorites(fetchAnswer: Ask): Promise<Answer<FavoritesPage>> {
  const { favorites } = readSaved();
  if (favorites.length === 0) return { data: wholePage([], []) };
  const items = favorites.map(({ dealId, priceThen }) => `${dealId}:${priceThen}`).join();
  const answer = await ask<FavoriteView[]>(fetchAnswer, favoriteCalls.preview(items));
  return answer.error ? answer : { data: wholePage(answer.data, favorites) };
}

/** Returns the cart saved in the browser, with totals calculated by the server. */
export async function savedCart(fetchAnswer: Ask): Promise<Answer<Cart>> {
  const { cart } = readSaved();
  if (cart.length === 0) return { data: emptyCart };
  const items = cart.map(({ dealId, quantity, priceThen }) => `${dealId}:${quantity}:${priceThen}`).join();
  const answer = await ask<CartView>(fetchAnswer, cartCalls.preview(items));
  return answer.error ? answer : { data: { ...answer.data, gone: missingOf(cart, answer.data.lines) } };
}

/** Changes the items saved in the browser; returns an error if the browser cannot store them. */
export function keepChanged(change: (saved: Saved) => Saved): Answer<null> {
  if (!writeSaved(change(readSaved()))) return { error: NOTHING_STORED };
  announceSaved();
  return { data: null };
}

/** Moves the items saved in the browser to the account. Items that the server did not accept stay in the browser. */
export async function handOver(fetchAnswer: Ask): Promise<Answer<null>> {
  const { favorites, cart } = readSaved();
  const hand = async (
    items: readonly unknown[],
    merge: (items: readonly unknown[]) => Call,
  ): Promise<ApiFailure | undefined> =>
    items.length === 0 ? undefined : (await ask(fetchAnswer, merge(items))).error;
  const rejected = {
    favorites: await hand(favorites, favoriteCalls.merge),
    cart: await hand(cart, cartCalls.merge),
  };
  writeSaved({ favorites: rejected.favorites ? favorites : [], cart: rejected.cart ? cart : [] });
  const error = rejected.favorites ?? rejected.cart;
  return error ? { error } : { data: null };
}

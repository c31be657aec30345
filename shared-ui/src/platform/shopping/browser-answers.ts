import type { ApiFailure } from 'shared-ui/store';
import type { CartView } from '../../store/api/generated/cart';
import type { FavoriteView } from '../../store/api/generated/favorites';
import type { Page } from '../paging';
import { readKept, writeKept, type Kept, type KeptFavorite } from './kept-in-browser';
import { announceKept } from './kept-notice';
import { ask, type Answer, type Ask } from './where-kept';

/** Kept deals that nobody can see any more: only their numbers are left. */
interface Gone {
  gone: number[];
}

export type FavoritesPage = Page<FavoriteView> & Gone;
export type Cart = CartView & Gone;

const emptyCart: Cart = { lines: [], count: 0, subtotal: 0, savings: 0, total: 0, gone: [] };
const keepsNothing: ApiFailure = { status: 0, code: 'browser.keeps-nothing', message: '', errors: [] };

const missingOf = (kept: readonly KeptFavorite[], found: readonly { id: number }[]): number[] => {
  const ids = new Set(found.map(({ id }) => id));
  return kept.flatMap(({ dealId }) => (ids.has(dealId) ? [] : [dealId]));
};

const wholePage = (items: FavoriteView[], kept: readonly KeptFavorite[]): FavoritesPage => ({
  items,
  total: items.length,
  totalIsExact: true,
  next: null,
  gone: missingOf(kept, items),
});

/** The kept favorites as the server shows them now. */
export async function keptFavorites(fetchAnswer: Ask): Promise<Answer<FavoritesPage>> {
  const { favorites } = readKept();
  if (favorites.length === 0) return { data: wholePage([], []) };
  const items = favorites.map(({ dealId, priceThen }) => `${dealId}:${priceThen}`).join();
  const answer = await ask<FavoriteView[]>(fetchAnswer, { url: '/api/favorites/preview', params: { items } });
  return answer.error ? answer : { data: wholePage(answer.data, favorites) };
}

/** The kept cart with the sums that the server counts. */
export async function keptCart(fetchAnswer: Ask): Promise<Answer<Cart>> {
  const { cart } = readKept();
  if (cart.length === 0) return { data: emptyCart };
  const items = cart.map(({ dealId, quantity, priceThen }) => `${dealId}:${quantity}:${priceThen}`).join();
  const answer = await ask<CartView>(fetchAnswer, { url: '/api/cart/preview', params: { items } });
  return answer.error ? answer : { data: { ...answer.data, gone: missingOf(cart, answer.data.lines) } };
}

/** Changes what the browser keeps, and fails where it keeps nothing. */
export function keepChanged(change: (kept: Kept) => Kept): Answer<null> {
  if (!writeKept(change(readKept()))) return { error: keepsNothing };
  announceKept();
  return { data: null };
}

/**
 * Hands what the browser kept to the account. What could not be handed over stays there.
 */
export async function handOver(fetchAnswer: Ask): Promise<Answer<null>> {
  const { favorites, cart } = readKept();
  const hand = async (url: string, items: readonly unknown[]): Promise<ApiFailure | undefined> =>
    items.length === 0 ? undefined : (await ask(fetchAnswer, { url, method: 'POST', body: { items } })).error;
  const refused = {
    favorites: await hand('/api/favorites/merge', favorites),
    cart: await hand('/api/cart/merge', cart),
  };
  writeKept({ favorites: refused.favorites ? favorites : [], cart: refused.cart ? cart : [] });
  const error = refused.favorites ?? refused.cart;
  return error ? { error } : { data: null };
}

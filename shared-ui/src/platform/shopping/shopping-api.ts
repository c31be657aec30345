import { api } from 'shared-ui/store';
import type { CartView } from '../../store/api/cart';
import type { FavoriteView } from '../../store/api/favorites';
import { byCursor, toPage } from '../../store/api/page';
import { cartCalls, favoriteCalls } from '../../store/api/shopping-calls';
import { onSuccess } from '../../store/api/tags';
import {
  handOver,
  keepChanged,
  savedCart,
  savedFavorites,
  type Cart,
  type FavoritesPage,
} from './guest-queries';
import { readSaved, withFavorite, withLine, type SavedFavorite, type SavedLine } from './guest-storage';
import { ask, serverOrBrowser } from './saved-items-source';

export interface FavoriteChange extends SavedFavorite {
  isFavorite: boolean;
}

const favoritesApi = api.injectEndpoints({
  endpoints: (build) => ({
    shoppingFavoriteIds: build.query<number[], undefined>({
      queryFn: (_none, { getState }, _options, fetchAnswer) =>
        serverOrBrowser<number[]>(
          getState(),
          () => ask(fetchAnswer, favoriteCalls.ids),
          () => ({ data: readSaved().favorites.map(({ dealId }) => dealId) }),
        ),
      providesTags: ['Favorite'],
    }),
    shoppingFavorites: build.infiniteQuery<FavoritesPage, undefined, string>({
      infiniteQueryOptions: byCursor,
      queryFn: ({ pageParam }, { getState }, _options, fetchAnswer) =>
        serverOrBrowser<FavoritesPage>(
          getState(),
          async () => {
            const answer = await ask<FavoriteView[]>(fetchAnswer, favoriteCalls.page(pageParam));
            return answer.error ? answer : { data: { ...toPage(answer.data, answer.meta), gone: [] } };
          },
          () => savedFavorites(fetchAnswer),
        ),
      providesTags: ['Favorite'],
    }),
    shoppingSetFavorite: build.mutation<null, FavoriteChange>({
      queryFn: ({ isFavorite, ...favorite }, { getState }, _options, fetchAnswer) =>
        serverOrBrowser<null>(
          getState(),
          () => ask(fetchAnswer, favoriteCalls.set(favorite.dealId, isFavorite)),
          () => keepChanged((saved) => withFavorite(saved, favorite, isFavorite)),
        ),
      async onQueryStarted({ dealId, isFavorite }, { dispatch, queryFulfilled }) {
        const patch = dispatch(
          favoritesApi.util.updateQueryData('shoppingFavoriteIds', undefined, (ids) => [
            ...(isFavorite ? [dealId] : []),
            ...ids.filter((id) => id !== dealId),
          ]),
        );
        await queryFulfilled.catch(patch.undo);
      },
      invalidatesTags: onSuccess(['Favorite']),
    }),
  }),
});

/** Favorites and the cart, stored by the server or in the browser. */
export const shoppingApi = favoritesApi.injectEndpoints({
  endpoints: (build) => ({
    shoppingCart: build.query<Cart, undefined>({
      queryFn: (_none, { getState }, _options, fetchAnswer) =>
        serverOrBrowser<Cart>(
          getState(),
          async () => {
            const answer = await ask<CartView>(fetchAnswer, cartCalls.read);
            return answer.error ? answer : { data: { ...answer.data, gone: [] } };
          },
          () => savedCart(fetchAnswer),
        ),
      providesTags: ['Cart'],
    }),
    shoppingPutLine: build.mutation<null, SavedLine>({
      queryFn: (line, { getState }, _options, fetchAnswer) =>
        serverOrBrowser<null>(
          getState(),
          async () => {
            const { dealId, quantity } = line;
            const answer = await ask(fetchAnswer, cartCalls.put(dealId, quantity));
            return answer.error ? answer : { data: null };
          },
          () => keepChanged((saved) => withLine(saved, line)),
        ),
      invalidatesTags: onSuccess(['Cart']),
    }),
    shoppingMerge: build.mutation<null, undefined>({
      queryFn: (_none, _api, _options, fetchAnswer) => handOver(fetchAnswer),
      invalidatesTags: onSuccess(['Favorite', 'Cart']),
    }),
  }),
});

export const {
  useShoppingFavoriteIdsQuery,
  useShoppingFavoritesInfiniteQuery,
  useShoppingCartQuery,
  useShoppingSetFavoriteMutation,
  useShoppingPutLineMutation,
  useShoppingMergeMutation,
} = shoppingApi;

import { api } from 'shared-ui/store';
import type { CartView } from '../../store/api/generated/cart';
import type { FavoriteView } from '../../store/api/generated/favorites';
import { byCursor, toPage } from '../paging';
import {
  handOver,
  keepChanged,
  keptCart,
  keptFavorites,
  type Cart,
  type FavoritesPage,
} from './browser-answers';
import { readKept, withFavorite, withLine, type KeptFavorite, type KeptLine } from './kept-in-browser';
import { ask, serverOrBrowser } from './where-kept';

export interface FavoriteChange extends KeptFavorite {
  isFavorite: boolean;
}

const favoritesApi = api.injectEndpoints({
  endpoints: (build) => ({
    shoppingFavoriteIds: build.query<number[], undefined>({
      queryFn: (_none, { getState }, _options, fetchAnswer) =>
        serverOrBrowser<number[]>(
          getState(),
          () => ask(fetchAnswer, { url: '/api/favorites/ids' }),
          () => ({ data: readKept().favorites.map(({ dealId }) => dealId) }),
        ),
      providesTags: ['favorites'],
    }),
    shoppingFavorites: build.infiniteQuery<FavoritesPage, undefined, string>({
      infiniteQueryOptions: byCursor,
      queryFn: ({ pageParam }, { getState }, _options, fetchAnswer) =>
        serverOrBrowser<FavoritesPage>(
          getState(),
          async () => {
            const params = { cursor: pageParam || undefined };
            const answer = await ask<FavoriteView[]>(fetchAnswer, { url: '/api/favorites', params });
            return answer.error ? answer : { data: { ...toPage(answer.data, answer.meta), gone: [] } };
          },
          () => keptFavorites(fetchAnswer),
        ),
      providesTags: ['favorites'],
    }),
    shoppingSetFavorite: build.mutation<null, FavoriteChange>({
      queryFn: ({ isFavorite, ...favorite }, { getState }, _options, fetchAnswer) =>
        serverOrBrowser<null>(
          getState(),
          () => {
            const method = isFavorite ? 'PUT' : 'DELETE';
            return ask(fetchAnswer, { url: `/api/favorites/${favorite.dealId}`, method });
          },
          () => keepChanged((kept) => withFavorite(kept, favorite, isFavorite)),
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
      invalidatesTags: (_done, failure) => (failure ? [] : ['favorites']),
    }),
  }),
});

/** Favorites and the cart, wherever they are kept. */
export const shoppingApi = favoritesApi.injectEndpoints({
  endpoints: (build) => ({
    shoppingCart: build.query<Cart, undefined>({
      queryFn: (_none, { getState }, _options, fetchAnswer) =>
        serverOrBrowser<Cart>(
          getState(),
          async () => {
            const answer = await ask<CartView>(fetchAnswer, { url: '/api/cart' });
            return answer.error ? answer : { data: { ...answer.data, gone: [] } };
          },
          () => keptCart(fetchAnswer),
        ),
      providesTags: ['cart'],
    }),
    shoppingPutLine: build.mutation<null, KeptLine>({
      queryFn: (line, { getState }, _options, fetchAnswer) =>
        serverOrBrowser<null>(
          getState(),
          async () => {
            const { dealId, quantity } = line;
            const call = { url: `/api/cart/${dealId}`, method: 'PUT', body: { quantity } };
            const answer = await ask(fetchAnswer, call);
            return answer.error ? answer : { data: null };
          },
          () => keepChanged((kept) => withLine(kept, line)),
        ),
      invalidatesTags: (_done, failure) => (failure ? [] : ['cart']),
    }),
    shoppingMerge: build.mutation<null, undefined>({
      queryFn: (_none, _api, _options, fetchAnswer) => handOver(fetchAnswer),
      invalidatesTags: ['favorites', 'cart'],
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

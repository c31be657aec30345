export type { Cart, FavoritesPage } from './browser-answers';
export { hasKept, onKeptChange } from './kept-notice';
export {
  shoppingApi,
  useShoppingCartQuery,
  useShoppingFavoriteIdsQuery,
  useShoppingFavoritesInfiniteQuery,
  useShoppingMergeMutation,
  useShoppingPutLineMutation,
  useShoppingSetFavoriteMutation,
} from './shopping-api';

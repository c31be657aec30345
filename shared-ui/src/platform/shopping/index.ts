export type { Cart, FavoritesPage } from './guest-queries';
export { hasSaved, onSavedChange } from './saved-notice';
export {
  shoppingApi,
  useShoppingCartQuery,
  useShoppingFavoriteIdsQuery,
  useShoppingFavoritesInfiniteQuery,
  useShoppingMergeMutation,
  useShoppingPutLineMutation,
  useShoppingSetFavoriteMutation,
} from './shopping-api';

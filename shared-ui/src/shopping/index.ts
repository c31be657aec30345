/// <reference path="../ambient.d.ts" />
export type { Cart, FavoritesPage } from './browser-answers';
export { CartButton } from './cart-button';
export { FavoriteHeart } from './favorite-heart';
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
export { shoppingTexts } from './texts';
export { useFavorite } from './use-favorite';

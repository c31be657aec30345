import { refusal } from '../../common/errors/app-error.js';

export const FavoritesFull = refusal(
  'favorites.full',
  'conflict',
  'You have as many favorites as fit. Please remove some first.',
);
export const CartFull = refusal('cart.full', 'conflict', 'Your cart is full. Please remove something first.');
export const CartQuantityLimit = refusal(
  'cart.quantity-limit',
  'conflict',
  'This deal cannot be bought so many times.',
);

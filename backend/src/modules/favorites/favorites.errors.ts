import { defineError } from '../../common/errors/app-error.js';

export const FavoritesFull = defineError(
  'favorites.full',
  'conflict',
  'You have as many favorites as fit. Please remove some first.',
);

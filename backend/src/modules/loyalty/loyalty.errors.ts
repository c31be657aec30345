import { defineError } from '../../common/errors/app-error.js';

export const TooFewPoints = defineError(
  'points.too-few',
  'conflict',
  'The balance would fall below 0. Take back fewer points.',
);

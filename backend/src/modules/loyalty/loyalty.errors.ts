import { refusal } from '../../common/errors/app-error.js';

export const TooFewPoints = refusal(
  'points.too-few',
  'conflict',
  'The balance would fall below 0. Take back fewer points.',
);

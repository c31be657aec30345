import { defineError } from '../../common/errors/app-error.js';

export const TooManyPoints = defineError(
  'points.too-many',
  'conflict',
  'You have added as many points as one admin may within 7 days. Please ask another admin.',
);
export const TooFewPoints = defineError(
  'points.too-few',
  'conflict',
  'The balance would fall below 0. Take back fewer points.',
);

import { defineError } from '../../../common/errors/app-error.js';

export const AdviceMissing = defineError(
  'advice.not-found',
  'not-found',
  'There is no such advice any more.',
);

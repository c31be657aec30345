import { defineError } from '../../../common/errors/app-error.js';

export const SavedSearchLimit = defineError(
  'saved-search.limit',
  'conflict',
  'You have saved ten searches. Please delete one first.',
);
export const SavedSearchMissing = defineError(
  'saved-search.not-found',
  'not-found',
  'There is no such saved search.',
);

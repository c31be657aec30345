import { defineError } from '../../../common/errors/app-error.js';

export const SavedReplyLimit = defineError(
  'saved-reply.limit',
  'conflict',
  'You have saved 30 replies. Please delete one first.',
);
export const SavedReplyMissing = defineError(
  'saved-reply.not-found',
  'not-found',
  'There is no such saved reply.',
);

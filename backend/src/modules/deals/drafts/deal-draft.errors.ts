import { defineError } from '../../../common/errors/app-error.js';

export const DraftMissing = defineError('draft.not-found', 'not-found', 'This draft is not there any more.');
export const DraftsFull = defineError(
  'draft.full',
  'conflict',
  'You have as many drafts as fit. Please delete some first.',
);

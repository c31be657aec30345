import { refusal } from '../../../common/errors/app-error.js';

export const DraftMissing = refusal('draft.not-found', 'not-found', 'This draft is not there any more.');
export const DraftsFull = refusal(
  'draft.full',
  'conflict',
  'You have as many drafts as fit. Please delete some first.',
);

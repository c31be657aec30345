import { refusal } from '../../common/errors/app-error.js';

export const ReviewMissing = refusal('review.not-found', 'not-found', 'There is no such review.');
export const ReviewExists = refusal(
  'review.exists',
  'conflict',
  'You have already reviewed this deal. You can edit your review.',
);
export const DealNotUsed = refusal(
  'review.not-used',
  'forbidden',
  'You can review this deal after you have used it.',
);

import { defineError } from '../../common/errors/app-error.js';

export const ReviewMissing = defineError('review.not-found', 'not-found', 'There is no such review.');
export const ReviewExists = defineError(
  'review.exists',
  'conflict',
  'You have already reviewed this deal. You can edit your review.',
);
export const DealNotUsed = defineError(
  'review.not-used',
  'forbidden',
  'You can review this deal after you have used it.',
);
export const ReplyExists = defineError(
  'review.reply-exists',
  'conflict',
  'This review has been answered already.',
);
export const ReplyMissing = defineError(
  'review.no-reply',
  'conflict',
  'This review has not been answered yet.',
);
export const ReplyFinal = defineError(
  'review.reply-final',
  'conflict',
  'An answer can be changed for 24 hours. This one is older.',
);
export const ReportExists = defineError(
  'review.report-exists',
  'conflict',
  'You have reported this review already.',
);
export const OwnReview = defineError('review.own', 'forbidden', 'You cannot report your own review.');
export const ReviewStateForbids = defineError(
  'review.state-forbids',
  'conflict',
  'Somebody has decided about this review already.',
);

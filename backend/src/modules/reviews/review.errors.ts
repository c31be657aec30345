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
export const ReplyExists = refusal(
  'review.reply-exists',
  'conflict',
  'This review has been answered already.',
);
export const ReportExists = refusal(
  'review.report-exists',
  'conflict',
  'You have reported this review already.',
);
export const OwnReview = refusal('review.own', 'forbidden', 'You cannot report your own review.');
export const ReviewStateForbids = refusal(
  'review.state-forbids',
  'conflict',
  'Somebody has decided about this review already.',
);

import type { MessageTranslation } from '../../notifications/index.js';

export const en = {
  'review-replied': {
    subject: '{business} answered your review',
    lines: ['{business} answered what you wrote about {deal}.'],
    button: 'Read the answer',
  },
  'review-received': {
    subject: 'A new review of {deal}: {stars} of 5 stars',
    lines: ['A guest gave {deal} {stars} of 5 stars. An answer from you is shown below the review.'],
    button: 'Read and answer',
  },
  'review-hidden': {
    subject: 'Your review of {deal} is hidden',
    lines: [
      'Your review of {deal} at {business} is not shown any more and does not count. The reason: {reason}',
      'Write to us when you think this is a mistake.',
    ],
    button: 'See the deal',
  },
} satisfies Record<string, MessageTranslation>;

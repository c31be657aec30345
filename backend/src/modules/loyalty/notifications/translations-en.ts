import type { MessageTranslation } from '../../notifications/index.js';

export const en = {
  'points-given': {
    subject: 'You got {points} points',
    lines: [
      'We corrected your points: {points} were added, and you have {balance} now. The reason: {reason}',
    ],
    button: 'See my points',
  },
  'points-taken': {
    subject: '{points} points were taken back',
    lines: [
      'We corrected your points: {points} were taken back, and you have {balance} now. The reason: {reason}',
      'Write to us when you think this is a mistake.',
    ],
    button: 'See my points',
  },
} satisfies Record<string, MessageTranslation>;

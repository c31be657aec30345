import type { MessageTranslation } from '../../../notifications/index.js';

export const en = {
  'invite-rewarded': {
    subject: 'Your invitation brought you {points} points',
    lines: ['Somebody you invited used their first code. You both got {points} points.'],
    button: 'See my points',
  },
  'invited-rewarded': {
    subject: 'You got {points} points for your first code',
    lines: ['You came by an invitation and used your first code. You both got {points} points.'],
    button: 'See my points',
  },
} satisfies Record<string, MessageTranslation>;

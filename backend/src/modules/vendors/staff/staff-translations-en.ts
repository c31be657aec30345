import type { MessageTranslation } from '../../notifications/index.js';

export const en = {
  'staff-invited': {
    subject: '{business} invites you to its team',
    lines: [
      '{inviter} of {business} asks you to join the team on Dobbar as {role}.',
      'Follow the link and sign in with this email address. If you have no account yet, you can create one there.',
    ],
    button: 'See the invitation',
    note: 'The link works once and for 7 days. If you do not know {business}, you can ignore this message.',
  },
  'counter-pin-reset': {
    subject: 'Your PIN at {business} was reset',
    lines: [
      '{person} set a new PIN for you at the counter of {business}. The PIN until now is not valid any more.',
      'If you did not ask for it, please talk to {person} and set a PIN of your own.',
    ],
    button: 'To the counter',
  },
  'staff-removed': {
    subject: 'You no longer work for {business}',
    lines: [
      '{business} removed you from its team: its counter and its dashboard are not yours to use any more.',
      'Your own account stays as it is.',
    ],
    button: 'To my dashboard',
  },
} satisfies Record<string, MessageTranslation>;

import type { MessageTranslation } from '../../notifications/index.js';

export const en = {
  'payout-account-changed': {
    subject: 'The payout account of {business} was changed',
    lines: [
      '{business} is paid to another account from now on: {account}.',
      'Nothing is paid out until {until}. If you did not change it, change your password now and write to us before then.',
    ],
    button: 'See the account',
  },
} satisfies Record<string, MessageTranslation>;

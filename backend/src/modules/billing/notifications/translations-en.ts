import type { MessageTranslation } from '../../notifications/index.js';

export const en = {
  'payout-account-changed': {
    subject: 'The payout account of {business} was changed',
    lines: [
      '{business} is paid to another account from now on: {account}.',
      'Nothing is paid out until the owner who entered it has confirmed it, and for some days after that. If none of you changed it, change your passwords now and write to us.',
    ],
    button: 'See the account',
  },
  'payout-account-digits': {
    subject: '{digits} confirms your payout account',
    lines: [
      '{business} is to be paid to the account ending in {lastFour}. Type this number on the page of payouts: {digits}',
      'It is good for 10 minutes. Give it to nobody: we never ask for it by phone or message.',
    ],
    button: 'Confirm the account',
    note: 'If you did not enter this account, change your password now and write to us. Without the number nothing is paid to it.',
  },
} satisfies Record<string, MessageTranslation>;

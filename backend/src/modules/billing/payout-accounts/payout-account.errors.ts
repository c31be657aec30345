import { defineError } from '../../../common/errors/app-error.js';

export const PayoutAccountHeld = defineError(
  'payout-account.held',
  'conflict',
  'The payout account was changed. Nothing is paid out to it yet.',
);
export const PayoutAccountEmailNeeded = defineError(
  'payout-account.email-needed',
  'conflict',
  'Your account has no email. Please add one first: the account is confirmed by mail.',
);
export const PayoutsHeldAfterReset = defineError(
  'payout.factor-reset',
  'conflict',
  'An owner of this business lost a passkey or phone and reset it. Nothing is paid out for 24 hours.',
);

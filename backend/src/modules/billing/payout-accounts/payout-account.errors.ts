import { refusal } from '../../../common/errors/app-error.js';

export const PayoutAccountHeld = refusal(
  'payout-account.held',
  'conflict',
  'The payout account was changed. Nothing is paid out to it yet.',
);
export const PayoutsHeldAfterReset = refusal(
  'payout.factor-reset',
  'conflict',
  'An owner of this business lost a passkey or phone and reset it. Nothing is paid out for 24 hours.',
);

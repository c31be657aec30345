import { refusal } from '../../../common/errors/app-error.js';

export const PayoutAccountHeld = refusal(
  'payout-account.held',
  'conflict',
  'The payout account was changed. Nothing is paid out to it yet.',
);

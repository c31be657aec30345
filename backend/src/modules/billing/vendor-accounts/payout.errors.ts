import { defineError } from '../../../common/errors/app-error.js';

export const PayoutTooLarge = defineError(
  'payout.too-large',
  'conflict',
  'This is more than is owed to this business.',
);
export const PayeeSuspended = defineError(
  'payout.vendor-suspended',
  'conflict',
  'This business is suspended. It is paid after it was reinstated.',
);
export const PayoutReferenceUsed = defineError(
  'payout.reference-used',
  'conflict',
  'A payout with this reference was recorded before.',
);

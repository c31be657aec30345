import { refusal } from '../../../common/errors/app-error.js';

export const PayoutTooLarge = refusal(
  'payout.too-large',
  'conflict',
  'This is more than is owed to this business.',
);
export const PayeeSuspended = refusal(
  'payout.vendor-suspended',
  'conflict',
  'This business is suspended. It is paid after it was reinstated.',
);
export const PayoutReferenceUsed = refusal(
  'payout.reference-used',
  'conflict',
  'A payout with this reference was recorded before.',
);

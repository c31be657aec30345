import { refusal } from '../../../common/errors/app-error.js';

export const PayoutTooLarge = refusal(
  'payout.too-large',
  'conflict',
  'This is more than is owed to this business.',
);
export const PayoutReferenceUsed = refusal(
  'payout.reference-used',
  'conflict',
  'A payout with this reference was recorded before.',
);

import { refusal } from '../../../common/errors/app-error.js';

export const PayoutRunMissing = refusal('payout-run.not-found', 'not-found', 'There is no such payout run.');
export const PayoutMissing = refusal('payout.not-found', 'not-found', 'There is no such payout.');
export const PayoutRunOpen = refusal(
  'payout-run.open',
  'conflict',
  'Another payout run is open. Confirm it first.',
);
export const PayoutDayTaken = refusal(
  'payout-run.day-taken',
  'conflict',
  'There is a payout run for this day already.',
);
export const PayoutRunEmpty = refusal('payout-run.empty', 'conflict', 'Nobody can be paid now.');
export const PayoutRunNotOpen = refusal(
  'payout-run.not-open',
  'conflict',
  'This payout run was confirmed or rejected before.',
);
export const PayoutReferencesMissing = refusal(
  'payout-run.references-missing',
  'conflict',
  'Each line that was paid needs its reference, and no other line has one.',
);
export const PayoutReturned = refusal(
  'payout-run.line-returned',
  'conflict',
  'This payout was marked as returned before.',
);

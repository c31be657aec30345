import { defineError } from '../../../common/errors/app-error.js';

export const PayoutRunMissing = defineError(
  'payout-run.not-found',
  'not-found',
  'There is no such payout run.',
);
export const PayoutMissing = defineError('payout.not-found', 'not-found', 'There is no such payout.');
export const PayoutRunOpen = defineError(
  'payout-run.open',
  'conflict',
  'Another payout run is open. Confirm it first.',
);
export const PayoutDayTaken = defineError(
  'payout-run.day-taken',
  'conflict',
  'There is a payout run for this day already.',
);
export const PayoutRunEmpty = defineError('payout-run.empty', 'conflict', 'Nobody can be paid now.');
export const PayoutRunNotOpen = defineError(
  'payout-run.not-open',
  'conflict',
  'This payout run was confirmed or rejected before.',
);
export const PayoutReferencesMissing = defineError(
  'payout-run.references-missing',
  'conflict',
  'Each line that was paid needs its reference, and no other line has one.',
);
export const PayoutReturned = defineError(
  'payout-run.line-returned',
  'conflict',
  'This payout was marked as returned before.',
);

import { defineError } from '../../../common/errors/app-error.js';

export const PassMissing = defineError('pass.not-found', 'not-found', 'There is no such code.');
export const PassOfOtherVendor = defineError(
  'pass.other-vendor',
  'not-found',
  'This code belongs to another business.',
);
export const PassAlreadyUsed = defineError(
  'pass.already-used',
  'conflict',
  'This code has already been used.',
);
export const PassExpired = defineError('pass.expired', 'gone', 'This code has expired.');
export const PassCancelled = defineError('pass.cancelled', 'gone', 'This code was cancelled.');
export const PassVoided = defineError(
  'pass.voided',
  'gone',
  'The use of this code was taken back. The customer can get a new one.',
);
export const ReferenceUsed = defineError(
  'pass.reference-used',
  'conflict',
  'This reference already belongs to another use.',
);
export const PassNotOpen = defineError('pass.not-open', 'conflict', 'This code can no longer be given back.');
export const PassBought = defineError(
  'pass.bought',
  'conflict',
  'This code was bought. Give it back on its order, and the money with it.',
);
export const PassNotRedeemed = defineError(
  'pass.not-redeemed',
  'conflict',
  'Only a code that was accepted can be taken back.',
);
export const VoidTooLate = defineError(
  'pass.void-too-late',
  'conflict',
  'This code was accepted too long ago to be taken back.',
);
export const PassWithCase = defineError(
  'pass.with-case',
  'conflict',
  'The customer opened a case about this use. Please answer there.',
);
export const TooManyWrongCodes = defineError(
  'code.too-many-wrong',
  'too-many',
  'Too many wrong codes. Please wait a minute, or scan the code.',
);
export const CodeMalformed = defineError(
  'code.malformed',
  'invalid',
  'This is not one of our codes. Please check it and try again.',
);
export const WrongWeekday = defineError(
  'visit.wrong-weekday',
  'conflict',
  'This deal cannot be used on this day of the week.',
);
export const WrongHour = defineError(
  'visit.wrong-hour',
  'conflict',
  'This deal cannot be used at this hour.',
);
export const BlackoutDate = defineError('visit.blackout-date', 'conflict', 'This deal cannot be used today.');
export const WrongBranch = defineError(
  'visit.wrong-branch',
  'conflict',
  'This deal cannot be used at this branch.',
);
export const BranchNeeded = defineError(
  'visit.branch-needed',
  'conflict',
  'This deal is for certain branches. Please choose the one you are at.',
);
export const PartyTooSmall = defineError(
  'visit.party-too-small',
  'conflict',
  'There are fewer guests than this deal asks for.',
);
export const BillTooSmall = defineError(
  'visit.bill-too-small',
  'conflict',
  'The bill is below what this deal asks for.',
);

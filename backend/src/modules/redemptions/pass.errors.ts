import { refusal } from '../../common/errors/app-error.js';

export const PassMissing = refusal('pass.not-found', 'not-found', 'There is no such code.');
export const PassOfOtherVendor = refusal(
  'pass.other-vendor',
  'not-found',
  'This code belongs to another business.',
);
export const PassAlreadyUsed = refusal('pass.already-used', 'conflict', 'This code has already been used.');
export const PassExpired = refusal('pass.expired', 'gone', 'This code has expired.');
export const PassCancelled = refusal('pass.cancelled', 'gone', 'This code was cancelled.');
export const PassVoided = refusal(
  'pass.voided',
  'gone',
  'The use of this code was taken back. The customer can get a new one.',
);
export const PassNotOpen = refusal('pass.not-open', 'conflict', 'This code can no longer be given back.');
export const PassNotRedeemed = refusal(
  'pass.not-redeemed',
  'conflict',
  'Only a code that was accepted can be taken back.',
);
export const VoidTooLate = refusal(
  'pass.void-too-late',
  'conflict',
  'A code can be taken back within 15 minutes only.',
);
export const CodeMalformed = refusal(
  'code.malformed',
  'invalid',
  'This is not one of our codes. Please check it and try again.',
);
export const WrongWeekday = refusal(
  'visit.wrong-weekday',
  'conflict',
  'This deal cannot be used on this day of the week.',
);
export const WrongHour = refusal('visit.wrong-hour', 'conflict', 'This deal cannot be used at this hour.');
export const BlackoutDate = refusal('visit.blackout-date', 'conflict', 'This deal cannot be used today.');
export const WrongBranch = refusal(
  'visit.wrong-branch',
  'conflict',
  'This deal cannot be used at this branch.',
);
export const BillTooSmall = refusal(
  'visit.bill-too-small',
  'conflict',
  'The bill is below what this deal asks for.',
);

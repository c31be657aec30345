import { defineError } from '../../../common/errors/app-error.js';

export const CloseMissing = defineError('day.not-found', 'not-found', 'There is no such daily close.');
export const DayClosed = defineError('day.closed', 'conflict', 'This day is closed already.');
export const DayNotOpen = defineError(
  'day.not-open',
  'conflict',
  'Only today and yesterday can be closed, and no day from before the daily close existed.',
);
export const DayChanged = defineError(
  'day.changed',
  'conflict',
  'A code was accepted or taken back meanwhile. Please compare the sums again.',
);
export const WaitingEntries = defineError(
  'day.waiting-entries',
  'conflict',
  'Acceptances wait for internet. Send them first, or close without them.',
);
export const ReasonNeeded = defineError(
  'day.reason-needed',
  'invalid',
  'Please say why the counted cash differs.',
);
export const ManagerNeeded = defineError(
  'day.manager-needed',
  'conflict',
  'A difference this large needs the PIN of a manager or owner.',
);

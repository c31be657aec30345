import { defineError } from '../../../common/errors/app-error.js';

export const ShiftEnded = defineError(
  'shift.ended',
  'conflict',
  'Please enter the PIN of the person at the counter again.',
);

import { defineError } from '../../../../common/errors/app-error.js';

export const PinWrong = defineError('pin.wrong', 'forbidden', 'This PIN is wrong.');
export const PinLocked = defineError(
  'pin.locked',
  'too-many',
  'Too many wrong PINs. Please wait a minute and try again.',
);
export const PinNotSet = defineError('pin.not-set', 'conflict', 'This person has not set a PIN yet.');

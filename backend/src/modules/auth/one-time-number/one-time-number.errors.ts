import { defineError } from '../../../common/errors/app-error.js';

/** `details.triesLeft` is the number of remaining tries. */
export const DigitsWrong = defineError('otp.wrong', 'invalid', 'These digits do not match.');
export const TooManyDigits = defineError(
  'otp.too-many',
  'too-many',
  'Too many numbers were sent. Please wait a while, or sign in another way.',
);
export const DigitsExpired = defineError(
  'otp.expired',
  'gone',
  'The digits have run out. Please send new ones.',
);
export const TicketInvalid = defineError(
  'otp.ticket-invalid',
  'gone',
  'This sign-up took too long. Please send new digits.',
);
export const AccountSuspended = defineError(
  'auth.account-suspended',
  'forbidden',
  'This account is suspended. Please write to us.',
);

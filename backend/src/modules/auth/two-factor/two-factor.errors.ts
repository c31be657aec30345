import { defineError } from '../../../common/errors/app-error.js';

export const SecondFactorWrong = defineError(
  'two-factor.code-wrong',
  'forbidden',
  'This code is not right, or it was used already. Please wait for the next one.',
);
export const SignInExpired = defineError(
  'two-factor.sign-in-expired',
  'gone',
  'That took too long. Please sign in again.',
);
export const AlreadyEnrolled = defineError(
  'two-factor.already-enrolled',
  'conflict',
  'Two-step sign-in is already on for this account.',
);
export const NotEnrolled = defineError(
  'two-factor.not-enrolled',
  'conflict',
  'Two-step sign-in is not on for this account.',
);

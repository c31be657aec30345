import { refusal } from '../../../common/errors/app-error.js';

export const SecondFactorWrong = refusal(
  'two-factor.code-wrong',
  'forbidden',
  'This code is not right, or it was used already. Please wait for the next one.',
);
export const SignInExpired = refusal(
  'two-factor.sign-in-expired',
  'gone',
  'That took too long. Please sign in again.',
);
export const AlreadyEnrolled = refusal(
  'two-factor.already-enrolled',
  'conflict',
  'Two-step sign-in is already on for this account.',
);
export const NotEnrolled = refusal(
  'two-factor.not-enrolled',
  'conflict',
  'Two-step sign-in is not on for this account.',
);

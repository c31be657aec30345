import { isApiFailure } from 'shared-ui/store';

const CODES: readonly string[] = ['auth.wrong-password', 'otp.wrong', 'otp.expired'];

/** Whether the API rejected the password or the digits of the owner. */
export const isWrongProof = (failure: unknown): boolean =>
  isApiFailure(failure) && CODES.includes(failure.code);

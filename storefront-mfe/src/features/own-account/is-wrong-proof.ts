import { isApiFailure } from 'shared-ui/store';

const CODES: readonly string[] = ['auth.wrong-password', 'otp.wrong', 'otp.expired'];

/** Returns true if the API rejected the user's password or digits. */
export const isWrongProof = (failure: unknown): boolean =>
  isApiFailure(failure) && CODES.includes(failure.code);

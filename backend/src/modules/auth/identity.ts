import type { SessionUser } from '../../common/access/session-user.js';

/**
 * Returns the address that identifies an account: its e-mail, else its verified phone number. Digits that replace a
 * password are sent to this address only, so that a phone number is not enough for an account with an e-mail.
 */
export function identityOf({ email, verifiedPhone }: Pick<SessionUser, 'email' | 'verifiedPhone'>): string {
  const identity = email?.toLowerCase() ?? verifiedPhone;
  if (identity === null) throw new Error('An account has neither e-mail nor phone number.');
  return identity;
}

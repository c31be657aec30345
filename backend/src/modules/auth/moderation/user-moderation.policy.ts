import type { Role } from '../../../common/access/session-user.js';
import { AdminUnverified, OwnAccount, UserStateForbids, WorksForBusiness } from '../auth.errors.js';

export interface DecidedUser {
  id: number;
  role: Role;
  isSuspended: boolean;
  emailVerified: boolean;
  /** True if the password is known to be too short for an admin. */
  passwordIsShort: boolean;
  /** Position in the user's business. */
  staffRole: 'owner' | 'manager' | 'counter' | null;
}

/** Rejects `user.own-account` (403). */
export function assertNotOwn(userId: number, adminId: number): void {
  if (userId === adminId) throw new OwnAccount();
}

/** Rejects `user.state-forbids` (409) with the current state. */
export function assertSuspended({ isSuspended }: DecidedUser, expected: boolean): void {
  if (isSuspended !== expected)
    throw new UserStateForbids({ currentState: isSuspended ? 'suspended' : 'active' });
}

/**
 * The user's new role. A former admin gets the role that matches the position in their business. Rejects
 * `user.state-forbids` with the current role, `user.works-for-business` and `user.email-unverified` (409).
 */
export function roleAfter(user: DecidedUser, wanted: 'customer' | 'admin'): Role {
  if ((user.role === 'admin') === (wanted === 'admin'))
    throw new UserStateForbids({ currentState: user.role });
  if (wanted === 'customer') return user.staffRole === 'owner' ? 'vendor' : 'customer';
  assertSuspended(user, false);
  if (user.staffRole) throw new WorksForBusiness();
  if (!user.emailVerified) throw new AdminUnverified();
  return 'admin';
}

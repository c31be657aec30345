import type { AdminUserDetailView } from 'shared-ui/api/admin-users';

export type UserAction = 'suspend' | 'reinstate' | 'promote' | 'demote' | 'resetFactors' | 'correct';

type Decidable = Pick<
  AdminUserDetailView,
  'role' | 'suspendedAt' | 'business' | 'emailVerified' | 'twoFactor'
>;

/**
 * Actions of an admin on another user's account. The server checks them again.
 * @param decidesRoles true for an owner of the marketplace, who alone decides about roles and about other admins
 */
export function actionsFor(user: Decidable, decidesRoles: boolean): readonly UserAction[] {
  const { role, suspendedAt, business, emailVerified, twoFactor } = user;
  if (role === 'admin') {
    if (!decidesRoles) return ['correct'];
    if (suspendedAt) return ['reinstate', 'demote', 'correct'];
    return ['demote', 'suspend', ...(twoFactor ? (['resetFactors'] as const) : []), 'correct'];
  }
  if (suspendedAt) return ['reinstate', 'correct'];
  const mayRise = decidesRoles && !business && emailVerified;
  return [...(mayRise ? (['promote'] as const) : []), 'suspend', 'correct'];
}

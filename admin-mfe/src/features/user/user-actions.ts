import type { AdminUserDetailView } from 'shared-ui/api/admin-users';

export type UserAction = 'suspend' | 'reinstate' | 'promote' | 'demote' | 'resetFactors' | 'correct';

type Decidable = Pick<
  AdminUserDetailView,
  'role' | 'suspendedAt' | 'business' | 'emailVerified' | 'twoFactor'
>;

/** Actions of an admin on another user's account. The server checks them again. */
export function actionsFor(user: Decidable): readonly UserAction[] {
  const { role, suspendedAt, business, emailVerified, twoFactor } = user;
  if (suspendedAt) return ['reinstate', ...(role === 'admin' ? (['demote'] as const) : []), 'correct'];
  if (role === 'admin')
    return ['demote', 'suspend', ...(twoFactor ? (['resetFactors'] as const) : []), 'correct'];
  const mayRise = !business && emailVerified;
  return [...(mayRise ? (['promote'] as const) : []), 'suspend', 'correct'];
}

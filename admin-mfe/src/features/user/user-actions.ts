import type { AdminUserDetailView } from 'shared-ui/api/admin-users';

export type UserAction = 'suspend' | 'reinstate' | 'promote' | 'demote' | 'resetFactors' | 'correct';

type Decidable = Pick<
  AdminUserDetailView,
  'role' | 'suspendedAt' | 'business' | 'emailVerified' | 'twoFactor'
>;

/** What an admin can do with somebody else's account; the server has the last word. */
export function actionsFor(user: Decidable): readonly UserAction[] {
  const { role, suspendedAt, business, emailVerified, twoFactor } = user;
  if (suspendedAt) return ['reinstate', ...(role === 'admin' ? (['demote'] as const) : []), 'correct'];
  if (role === 'admin')
    return ['demote', 'suspend', ...(twoFactor ? (['resetFactors'] as const) : []), 'correct'];
  const mayRise = !business && emailVerified;
  return [...(mayRise ? (['promote'] as const) : []), 'suspend', 'correct'];
}

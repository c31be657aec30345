import type { AdminUserDetailView } from 'shared-ui/api/admin-users';

export type UserAction = 'suspend' | 'reinstate' | 'promote' | 'demote' | 'correct';

type Decidable = Pick<AdminUserDetailView, 'role' | 'suspendedAt' | 'business' | 'emailVerified'>;

/** What an admin can do with somebody else's account; the server has the last word. */
export function actionsFor({ role, suspendedAt, business, emailVerified }: Decidable): readonly UserAction[] {
  if (suspendedAt) return ['reinstate', ...(role === 'admin' ? (['demote'] as const) : []), 'correct'];
  if (role === 'admin') return ['demote', 'suspend', 'correct'];
  const mayRise = !business && emailVerified;
  return [...(mayRise ? (['promote'] as const) : []), 'suspend', 'correct'];
}

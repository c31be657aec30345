import { isOwnPath } from './sign-in-path';

type Role = 'customer' | 'vendor' | 'admin';

export type AccountType = 'customer' | 'vendor';

type StaffRole = 'owner' | 'manager' | 'counter';

/** Returns the target after sign-in: the requested page, otherwise a page by role. Counter staff go to the counter. */
export function pathAfterLogin(
  role: Role,
  wanted: AccountType,
  returnTo: string | null,
  staffRole?: StaffRole,
): string {
  if (returnTo && isOwnPath(returnTo)) return returnTo;
  if (staffRole === 'counter') return '/dashboard/counter';
  if (role === 'customer' && wanted === 'vendor') return '/dashboard/business';
  return role === 'customer' ? '/' : '/dashboard';
}

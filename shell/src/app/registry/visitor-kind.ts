import type { SessionUserView } from 'shared-ui/platform';
import type { VisitorKind } from 'shared-ui/remote';

type KnownUser = Pick<SessionUserView, 'role' | 'staffOf'> & { readonly needsSecondFactor?: boolean };

/** As whom a user sees the dashboard. Managers and counter staff keep the role customer and work for a business. */
export function visitorKind({ role, staffOf, needsSecondFactor }: KnownUser): VisitorKind {
  if (role === 'admin') return needsSecondFactor ? 'enrolling-admin' : 'admin';
  if (role === 'vendor') return 'owner';
  return staffOf?.role ?? 'customer';
}

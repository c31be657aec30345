import type { SessionUserView } from 'shared-ui/platform';
import type { VisitorKind } from 'shared-ui/remote';

type KnownUser = Pick<SessionUserView, 'role' | 'staffOf'> & { readonly needsSecondFactor?: boolean };

/** Returns the kind of visitor for the dashboard. Managers and counter staff have the role customer and work for a business. */
export function visitorKind({ role, staffOf, needsSecondFactor }: KnownUser): VisitorKind {
  if (role === 'admin') return needsSecondFactor ? 'enrolling-admin' : 'admin';
  if (role === 'vendor') return 'owner';
  return staffOf?.role ?? 'customer';
}

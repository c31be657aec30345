import type { SessionUserView } from 'shared-ui/platform';
import type { VisitorKind } from 'shared-ui/remote';

type KnownUser = Pick<SessionUserView, 'role' | 'staffOf'> & { readonly needsSecondFactor?: boolean };

/**
 * Returns the kind of visitor for the dashboard. Managers and counter staff have the role customer and work for a business:
 * counter staff have no other right than the counter.
 */
export function visitorKind({ role, staffOf, needsSecondFactor }: KnownUser): VisitorKind {
  if (role === 'admin') return needsSecondFactor ? 'enrolling-admin' : 'admin';
  if (role === 'vendor') return 'owner';
  if (!staffOf) return 'customer';
  return staffOf.rights.some((right) => right !== 'counter') ? 'manager' : 'counter';
}

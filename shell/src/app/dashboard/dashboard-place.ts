import type { SessionUserView } from 'shared-ui/platform';
import type { RemoteName } from '../areas';

export type DashboardPlace =
  | { readonly kind: 'remote'; readonly name: RemoteName }
  | { readonly kind: 'redirect'; readonly to: string }
  | { readonly kind: 'refused' };

type Visitor = Pick<SessionUserView, 'role' | 'staffOf'>;

const remote = (name: RemoteName): DashboardPlace => ({ kind: 'remote', name });

const vendorSections = new Set(['deals', 'counter', 'reviews']);
const adminSections = new Set([
  'vendors',
  'users',
  'catalogue',
  'plans',
  'messages',
  'reports',
  'payments',
  'audit',
]);

const sectionOf = (path: string): string => path.split('/')[2] ?? '';

function customerPlace(section: string, isStaff: boolean): DashboardPlace {
  if (section === 'counter' && isStaff) return remote('vendor');
  // Registering a business is the vendor remote's, whoever does it.
  if (section === 'business') return remote('vendor');
  return vendorSections.has(section) ? { kind: 'redirect', to: '/dashboard/business' } : remote('storefront');
}

/** Whose dashboard a path shows. `path` begins with /dashboard. */
export function dashboardPlace({ role, staffOf }: Visitor, path: string): DashboardPlace {
  const section = sectionOf(path);
  if (role === 'admin') return remote('admin');
  if (adminSections.has(section)) return { kind: 'refused' };
  // Managers keep the role customer and run the business all the same.
  if (role === 'vendor' || staffOf?.role === 'manager') return remote('vendor');
  return customerPlace(section, Boolean(staffOf));
}

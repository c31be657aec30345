import type { StaffRole } from './session-user.js';

/** Rights in a business (rule H5). */
export const STAFF_RIGHTS = ['counter', 'deals', 'reviews', 'money', 'staff'] as const;
export type StaffRight = (typeof STAFF_RIGHTS)[number];

/** Rights of a role in a business, unless other rights are stored for the person. */
export const PRESETS: Readonly<Record<StaffRole, readonly StaffRight[]>> = {
  owner: STAFF_RIGHTS,
  manager: ['counter', 'deals', 'reviews', 'money'],
  counter: ['counter'],
};

/**
 * Returns the rights of a member of a business, in the order of `STAFF_RIGHTS`. An owner has all of them.
 * @param stored null means the preset of the role
 */
export function rightsInBusiness(role: StaffRole, stored: readonly StaffRight[] | null): StaffRight[] {
  const rights = role === 'owner' ? PRESETS.owner : (stored ?? PRESETS[role]);
  return STAFF_RIGHTS.filter((right) => rights.includes(right));
}

/** Rights in the marketplace (rule Y9). */
export const ADMIN_RIGHTS = [
  ...(['deals', 'businesses', 'reviews', 'cases', 'cases-read', 'messages', 'users'] as const),
  ...(['payments', 'refunds', 'payouts', 'invoices', 'reports'] as const),
  ...(['settings', 'roles', 'audit'] as const),
] as const;
export type AdminRight = (typeof ADMIN_RIGHTS)[number];

export const ADMIN_ROLES = ['owner', 'moderator', 'support', 'finance'] as const;
export type AdminRole = (typeof ADMIN_ROLES)[number];

const RIGHTS_OF_ADMINS: Readonly<Record<AdminRole, readonly AdminRight[]>> = {
  owner: ADMIN_RIGHTS,
  moderator: ['deals', 'businesses', 'reviews', 'cases', 'cases-read'],
  support: ['cases-read', 'messages', 'users'],
  finance: ['payments', 'refunds', 'payouts', 'invoices', 'reports'],
};

/** Returns the rights of a role in the marketplace. An admin without a role has none. */
export const rightsInMarketplace = (role: AdminRole | null): AdminRight[] =>
  role ? [...RIGHTS_OF_ADMINS[role]] : [];

/** Returns the roles that include a right. */
export const rolesWith = (right: AdminRight): AdminRole[] =>
  ADMIN_ROLES.filter((role) => RIGHTS_OF_ADMINS[role].includes(right));

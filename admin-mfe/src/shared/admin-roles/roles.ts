import type { AdminRoleView } from 'shared-ui/api/admin-roles';

export type AdminRole = NonNullable<AdminRoleView['role']>;

/** Roles in the marketplace, in the order of their lists. */
export const ADMIN_ROLES: readonly AdminRole[] = ['owner', 'moderator', 'support', 'finance'];

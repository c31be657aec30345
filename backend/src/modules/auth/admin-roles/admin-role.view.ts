import type { AdminRight, AdminRole } from '../../../common/access/rights.js';

/** Admin with the role in the marketplace. */
export class AdminRoleView {
  /** Id of the user. */
  id: number;
  firstName: string;
  lastName: string;
  email: string;
  /** Null for an admin without a role, who has no rights. */
  role: AdminRole | null;
  rights: AdminRight[];
  /** Start of the role, ISO 8601. */
  since: string | null;
  isSuspended: boolean;
  /** Last visit, updated at most every 5 minutes; null without a session. */
  lastSeenAt: string | null;
}

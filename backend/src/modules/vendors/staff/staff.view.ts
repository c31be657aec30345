import type { StaffRight } from '../../../common/access/rights.js';
import type { StaffRole } from '../../../common/access/session-user.js';

/** Staff member of the business. */
export class StaffMemberView {
  id: number;
  userId: number;
  firstName: string;
  lastName: string;
  email: string;
  profileImageUrl: string | null;
  role: StaffRole;
  rights: StaffRight[];
  /** Null means every branch. */
  branchId: number | null;
  branchName: string | null;
  /** Start of the membership, ISO 8601. */
  since: string;
}

/** Pending invitation. */
export class StaffInvitationView {
  id: number;
  email: string;
  role: StaffRole;
  rights: StaffRight[];
  branchId: number | null;
  branchName: string | null;
  sentAt: string;
  expiresAt: string;
  isExpired: boolean;
}

/** Invitation as shown to the holder of its link. */
export class InvitationView {
  businessName: string;
  nameNe: string | null;
  logo: string | null;
  role: StaffRole;
  rights: StaffRight[];
  branchName: string | null;
  /** Invited e-mail address. */
  email: string;
  expiresAt: string;
}

/** New membership of the user. */
export class JoinedView {
  /** Id of the membership. */
  id: number;
  vendorId: number;
  businessName: string;
  nameNe: string | null;
  role: StaffRole;
  rights: StaffRight[];
  branchId: number | null;
}

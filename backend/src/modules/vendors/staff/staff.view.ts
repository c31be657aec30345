import type { StaffRole } from '../../../common/access/session-user.js';

/** Somebody who works for the business. */
export class StaffMemberView {
  id: number;
  userId: number;
  firstName: string;
  lastName: string;
  email: string;
  profileImageUrl: string | null;
  role: StaffRole;
  /** Null means every branch. */
  branchId: number | null;
  branchName: string | null;
  /** Since when, ISO 8601. */
  since: string;
}

/** Somebody who was asked to join and has not answered. */
export class StaffInvitationView {
  id: number;
  email: string;
  role: StaffRole;
  branchId: number | null;
  branchName: string | null;
  sentAt: string;
  expiresAt: string;
  isExpired: boolean;
}

/** What whoever holds the link of an invitation is told. */
export class InvitationView {
  businessName: string;
  nameNe: string | null;
  logo: string | null;
  role: StaffRole;
  branchName: string | null;
  /** To whom it was sent. */
  email: string;
  expiresAt: string;
}

/** Where somebody works from now on. */
export class JoinedView {
  /** Of the membership. */
  id: number;
  vendorId: number;
  businessName: string;
  nameNe: string | null;
  role: StaffRole;
  branchId: number | null;
}

import {
  AdminRightMissing,
  NotAllowed,
  NotSignedIn,
  SecondFactorRequired,
  StaffRightMissing,
  StepUpRequired,
} from '../errors/common.errors.js';
import type { AdminRight, StaffRight } from './rights.js';
import type { SessionUser } from './session-user.js';

/**
 * Callers that a route allows.
 * - `vendor-to-be`: owner of a business, or a user who works for no business yet
 * - `vendor-owner`: owner of a business
 * - `vendor-staff`: any member of a business's staff
 * - `vendor:<right>`: members of a business with that right (rule H5)
 * - `admin-staff`: any admin
 * - `admin:<right>`: admins whose role includes that right (rule Y9)
 */
export type Access =
  | 'public'
  | 'signed-in'
  | 'vendor-to-be'
  | 'vendor-owner'
  | 'vendor-staff'
  | `vendor:${StaffRight}`
  | 'admin-staff'
  | `admin:${AdminRight}`;

/**
 * Returns if the user may call the route.
 * @throws `auth.required` (401), or 403: `access.denied` for users who are no members, `staff.right-missing`
 * for members of a business and `admin.right-missing` for admins without the right
 */
export function assertAccess(access: Access, user: SessionUser | null): void {
  if (access === 'public') return;
  if (!user) throw new NotSignedIn();
  if (access === 'signed-in') return;
  if (access.startsWith('admin')) assertAdmin(access, user);
  else assertBusiness(access, user);
}

function assertAdmin(access: Access, { role, rights }: SessionUser): void {
  if (role !== 'admin') throw new NotAllowed();
  if (access === 'admin-staff') return;
  assertRight(rights, access.slice('admin:'.length) as AdminRight);
}

function assertBusiness(access: Access, { staffOf }: SessionUser): void {
  if (!staffOf) {
    if (access === 'vendor-to-be') return;
    throw new NotAllowed();
  }
  if (access === 'vendor-staff') return;
  const isOwner = staffOf.role === 'owner';
  const isAllowed =
    access === 'vendor-owner' || access === 'vendor-to-be'
      ? isOwner
      : staffOf.rights.includes(access.slice('vendor:'.length) as StaffRight);
  if (!isAllowed) throw new StaffRightMissing();
}

/** @throws admin.right-missing (403) unless the right is one of an admin's */
export function assertRight(rights: readonly AdminRight[], right: AdminRight): void {
  if (!rights.includes(right)) throw new AdminRightMissing();
}

/**
 * @throws auth.second-factor-required (403) for an admin who has to enrol one first (rule A17)
 */
export function assertEnrolled(user: SessionUser | null): void {
  if (user?.needsSecondFactor) throw new SecondFactorRequired();
}

/**
 * @throws auth.step-up-required (403) unless the session had a step-up within the last 10 minutes (rule A13)
 */
export function assertSteppedUp(user: SessionUser | null): void {
  if (!user?.hasSteppedUp) throw new StepUpRequired();
}

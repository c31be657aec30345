import { NotAllowed, NotSignedIn, SecondFactorRequired, StepUpRequired } from '../errors/common.errors.js';
import type { SessionUser } from './session-user.js';

/**
 * Who may call a route.
 * - `vendor-to-be`: owner of a business, or who works for none yet
 * - `vendor-owner`: owner of a business
 * - `vendor`: owner or manager of a business
 * - `vendor-staff`: anyone who works for a business
 */
export type Access =
  'public' | 'signed-in' | 'vendor-to-be' | 'vendor-owner' | 'vendor' | 'vendor-staff' | 'admin';

const admits: Record<Exclude<Access, 'public'>, (user: SessionUser) => boolean> = {
  'signed-in': () => true,
  'vendor-to-be': (user) => user.staffOf === null || user.staffOf.role === 'owner',
  'vendor-owner': (user) => user.staffOf?.role === 'owner',
  vendor: (user) => user.staffOf !== null && user.staffOf.role !== 'counter',
  'vendor-staff': (user) => user.staffOf !== null,
  admin: (user) => user.role === 'admin',
};

/** Throws `auth.required` (401) or `access.denied` (403); silence means yes. */
export function assertAccess(access: Access, user: SessionUser | null): void {
  if (access === 'public') return;
  if (!user) throw new NotSignedIn();
  if (!admits[access](user)) throw new NotAllowed();
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

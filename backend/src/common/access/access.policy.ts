import { NotAllowed, NotSignedIn, SecondFactorRequired, StepUpRequired } from '../errors/common.errors.js';
import type { SessionUser } from './session-user.js';

/**
 * Callers that a route allows.
 * - `vendor-to-be`: owner of a business, or a user who works for no business yet
 * - `vendor-owner`: owner of a business
 * - `vendor`: owner or manager of a business
 * - `vendor-staff`: any member of a business's staff
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

/**
 * Returns if the user may call the route.
 * @throws `auth.required` (401) or `access.denied` (403)
 */
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

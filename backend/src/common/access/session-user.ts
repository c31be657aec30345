import type { ActingKey } from '../api-keys/acting-key.js';
import type { AdminRight, AdminRole, StaffRight } from './rights.js';

export type Role = 'customer' | 'vendor' | 'admin';
export type StaffRole = 'owner' | 'manager' | 'counter';

/** Employment of a user at a business. */
export interface StaffOf {
  vendorId: number;
  businessName: string;
  nameNe: string | null;
  role: StaffRole;
  rights: StaffRight[];
  branchId: number | null;
}

/** The signed-in user, read from the database for every request. */
export interface SessionUser {
  id: number;
  sid: string;
  /** Null for an account that signs in by its phone number only. */
  email: string | null;
  /** Mobile number of ten digits by which the account signs in. */
  verifiedPhone: string | null;
  firstName: string;
  lastName: string;
  profileImageUrl: string | null;
  role: Role;
  /** Role of an admin in the marketplace; null for other users, and for an admin without a role. */
  adminRole: AdminRole | null;
  /** Rights of an admin in the marketplace. */
  rights: AdminRight[];
  language: 'en' | 'ne';
  /** Null while the user has not chosen a language. */
  chosenLanguage: 'en' | 'ne' | null;
  emailVerified: boolean;
  staffOf: StaffOf | null;
  /** True if the user gave the password, a code or a passkey within the last 10 minutes of this session. */
  hasSteppedUp: boolean;
  /** True for an admin who has to enrol a second factor before anything else (rule A17). */
  needsSecondFactor: boolean;
  /** Set if an API key acts for the business or the marketplace; `id` is then its owner (ADR 101). */
  apiKey?: ActingKey;
}

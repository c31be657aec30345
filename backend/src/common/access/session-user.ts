export type Role = 'customer' | 'vendor' | 'admin';
export type StaffRole = 'owner' | 'manager' | 'counter';

/** For which business somebody works. */
export interface StaffOf {
  vendorId: number;
  businessName: string;
  nameNe: string | null;
  role: StaffRole;
  branchId: number | null;
}

/** Who is calling, read afresh with every request. */
export interface SessionUser {
  id: number;
  sid: string;
  email: string;
  firstName: string;
  lastName: string;
  profileImageUrl: string | null;
  role: Role;
  language: 'en' | 'ne';
  /** Null while the language is the default that nobody chose. */
  chosenLanguage: 'en' | 'ne' | null;
  emailVerified: boolean;
  staffOf: StaffOf | null;
  /** Whether the password, a code or a passkey was given within the last 10 minutes of this session. */
  hasSteppedUp: boolean;
  /** An admin who has to enrol a second factor before anything else (rule A17). */
  needsSecondFactor: boolean;
}

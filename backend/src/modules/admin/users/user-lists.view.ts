import type { Role } from '../../../common/access/session-user.js';

export class AdminUserView {
  id: number;
  firstName: string;
  lastName: string;
  /** Null for an account that signs in by its phone number only. */
  email: string | null;
  /** Mobile number of ten digits by which the account signs in. */
  verifiedPhone: string | null;
  role: Role;
  phone: string | null;
  city: string | null;
  loyaltyPoints: number;
  emailVerified: boolean;
  suspendedAt: string | null;
  createdAt: string;
}

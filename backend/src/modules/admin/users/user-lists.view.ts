import type { Role } from '../../../common/access/session-user.js';

export class AdminUserView {
  id: number;
  firstName: string;
  lastName: string;
  email: string;
  role: Role;
  phone: string | null;
  city: string | null;
  loyaltyPoints: number;
  emailVerified: boolean;
  suspendedAt: string | null;
  createdAt: string;
}

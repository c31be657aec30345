import type { AdminRight, AdminRole, StaffRight } from '../../../common/access/rights.js';
import type { Role, SessionUser, StaffRole } from '../../../common/access/session-user.js';

export class StaffOfView {
  vendorId: number;
  businessName: string;
  nameNe: string | null;
  role: StaffRole;
  /** Rights in the business. */
  rights: StaffRight[];
  branchId: number | null;
}

/** The signed-in user, as every screen receives it. */
export class SessionUserView {
  id: number;
  firstName: string;
  lastName: string;
  /** Null for an account that signs in by its phone number only. */
  email: string | null;
  /** Mobile number of ten digits by which the account signs in. */
  verifiedPhone: string | null;
  profileImageUrl: string | null;
  role: Role;
  /** Role of an admin in the marketplace; null for other users, and for an admin without a role. */
  adminRole: AdminRole | null;
  /** Rights of an admin in the marketplace. */
  rights: AdminRight[];
  staffOf: StaffOfView | null;
  /** Language chosen for the account; null without a choice. A device uses it after signing in. */
  chosenLanguage: 'en' | 'ne' | null;
  /**
   * True for an admin who has to enrol a passkey or an authenticator app: every other call returns 403
   * `auth.second-factor-required`.
   */
  needsSecondFactor: boolean;

  static of(user: SessionUser): SessionUserView {
    const { id, firstName, lastName, email, verifiedPhone, profileImageUrl, role, staffOf, chosenLanguage } =
      user;
    const { adminRole, rights, needsSecondFactor } = user;
    return {
      id,
      firstName,
      lastName,
      email,
      verifiedPhone,
      profileImageUrl,
      role,
      adminRole,
      rights,
      staffOf,
      chosenLanguage,
      needsSecondFactor,
    };
  }
}

export class SignedInView {
  success: boolean;
  /** Null while the second step is missing. */
  user: SessionUserView | null;
  /** The account has a passkey or an authenticator app: POST /api/auth/two-factor, or /api/auth/passkeys/sign-in. */
  secondFactor: boolean;
  /** True for an owner without a second factor who has not declined passkeys: the screen then offers one. */
  offersPasskey: boolean;

  /** @param user null while the second step is missing */
  static of(user: SessionUser | null, offersPasskey = false): SignedInView {
    return {
      success: user !== null,
      user: user && SessionUserView.of(user),
      secondFactor: user === null,
      offersPasskey,
    };
  }
}

export class SignedUpView {
  success: true;
  id: number;
}

export class EmailVerifiedView {
  success: true;
}

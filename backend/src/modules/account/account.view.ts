import { SessionUserView } from '../auth/index.js';
import type { GroupPreferences } from '../notifications/index.js';

export class MembershipSummaryView {
  slug: string;
  name: string;
  nameNe: string;
  /** Factor of the points when a pass is redeemed. */
  pointsMultiplier: number;
  endsAt: string | null;
}

/** Mail preferences of the user. Mails about the account's security are always sent. */
export class MailPreferencesView implements GroupPreferences {
  passes: boolean;
  reviews: boolean;
  favorites: boolean;
  alerts: boolean;
  business: boolean;
}

/** Points that were earned lately. */
export class PendingPointsView {
  points: number;
  spendableAt: string;
}

/** The user's own account. */
export class AccountView extends SessionUserView {
  phone: string | null;
  address: string | null;
  city: string | null;
  language: 'en' | 'ne';
  mail: MailPreferencesView;
  /** True if pages suggest deals from used codes and favorites. */
  suggestions: boolean;
  emailVerified: boolean;
  /** False for an account that was opened by a one-time number: mailed digits then replace the password. */
  hasPassword: boolean;
  /** Total points; below 0 if spent points came from a use that was voided. */
  loyaltyPoints: number;
  /** Part of the points that can be spent now. */
  spendablePoints: number;
  /** Points that can be spent later, earliest first. */
  pendingPoints: PendingPointsView[];
  membership: MembershipSummaryView;
}

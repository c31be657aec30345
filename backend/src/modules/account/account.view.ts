import { SessionUserView } from '../auth/index.js';
import type { MailPreferences } from '../notifications/index.js';

export class MembershipSummaryView {
  slug: string;
  name: string;
  nameNe: string;
  /** Points are multiplied by this when a pass is redeemed. */
  pointsMultiplier: number;
  endsAt: string | null;
}

/** What mail somebody wants. Mail about the account's safety is always sent. */
export class MailPreferencesView implements MailPreferences {
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

/** Somebody's own account. */
export class AccountView extends SessionUserView {
  phone: string | null;
  address: string | null;
  city: string | null;
  language: 'en' | 'ne';
  mail: MailPreferencesView;
  /** Whether pages suggest deals from used codes and favorites. */
  suggestions: boolean;
  emailVerified: boolean;
  /** False for an account that was opened by a one-time number: digits serve where a password is asked. */
  hasPassword: boolean;
  /** All there are; below 0 when points were spent whose use was taken back. */
  loyaltyPoints: number;
  /** What of them can be spent now. */
  spendablePoints: number;
  /** What can be spent later, the earliest first. */
  pendingPoints: PendingPointsView[];
  membership: MembershipSummaryView;
}

import type { PointsKind } from '../../loyalty/index.js';
import { AdminUserView } from './user-lists.view.js';

/** A decision of an admin about a person. */
export class UserDecisionView {
  id: number;
  action:
    'user.suspended' | 'user.reinstated' | 'user.role-changed' | 'user.factors-reset' | 'points.corrected';
  reason: string;
  at: string;
  admin: string;
}

/** Where somebody is signed in. */
export class AdminSessionView {
  id: string;
  /** @example 'Chrome' */
  browser: string | null;
  /** @example 'Android' */
  system: string | null;
  createdAt: string;
  /** Noted at most every 5 minutes. */
  lastSeenAt: string;
}

export class UserBusinessView {
  id: number;
  businessName: string;
  nameNe: string | null;
  role: 'owner' | 'manager' | 'counter';
}

/** What somebody has done here. */
export class UserActivityView {
  passes: number;
  passesUsed: number;
  /** Rupees that used passes saved. */
  saved: number;
  reviews: number;
  favorites: number;
  messages: number;
  lastPassAt: string | null;
}

export class AdminUserDetailView extends AdminUserView {
  address: string | null;
  language: 'en' | 'ne';
  membership: string | null;
  /** Whether the account has a passkey or an authenticator app. */
  twoFactor: boolean;
  business: UserBusinessView | null;
  activity: UserActivityView;
  /** The newest first, 100 at most. */
  decisions: UserDecisionView[];
  /** The latest first, 100 at most. */
  sessions: AdminSessionView[];
}

export class AdminUserPassView {
  id: string;
  dealId: number;
  dealTitle: string;
  businessName: string;
  businessNameNe: string | null;
  vendorId: number;
  state: 'issued' | 'redeemed' | 'cancelled' | 'expired' | 'voided';
  issuedAt: string;
  expiresAt: string;
  redeemedAt: string | null;
  /** Rupees charged at the counter. */
  amount: number | null;
}

export class AdminPointsEntryView {
  id: number;
  /** Negative when points were taken back or spent. */
  delta: number;
  kind: PointsKind;
  createdAt: string;
  dealId: number | null;
  dealTitle: string | null;
  /** Why, for a correction. */
  reason: string | null;
}

import type { PointsKind } from '../../loyalty/index.js';
import { AdminUserView } from './user-lists.view.js';

/** Decision of an admin about a user. */
export class UserDecisionView {
  id: number;
  action:
    'user.suspended' | 'user.reinstated' | 'user.role-changed' | 'user.factors-reset' | 'points.corrected';
  reason: string;
  at: string;
  admin: string;
}

/** Active session of a user. */
export class AdminSessionView {
  id: string;
  /** @example 'Chrome' */
  browser: string | null;
  /** @example 'Android' */
  system: string | null;
  createdAt: string;
  /** Updated at most every 5 minutes. */
  lastSeenAt: string;
}

export class UserBusinessView {
  id: number;
  businessName: string;
  nameNe: string | null;
  role: 'owner' | 'manager' | 'counter';
}

/** Counts of a user's activity. */
export class UserActivityView {
  passes: number;
  passesUsed: number;
  /** Rupees saved with used passes. */
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
  /** True if the account has a passkey or an authenticator app. */
  twoFactor: boolean;
  business: UserBusinessView | null;
  activity: UserActivityView;
  /** Newest first, at most 100. */
  decisions: UserDecisionView[];
  /** Latest first, at most 100. */
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
  /** Negative for removed or spent points. */
  delta: number;
  kind: PointsKind;
  createdAt: string;
  dealId: number | null;
  dealTitle: string | null;
  /** Reason of a correction. */
  reason: string | null;
}

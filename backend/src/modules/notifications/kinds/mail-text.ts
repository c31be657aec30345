export type Language = 'en' | 'ne';

/** What people are told, in the product and by mail. */
export type NoticeKind =
  | 'password-changed'
  | 'two-factor-on'
  | 'two-factor-off'
  | 'passkey-added'
  | 'passkey-removed'
  | 'recovery-code-used'
  | 'factors-removed'
  | 'factors-reset'
  | 'order-paid'
  | 'order-refunded'
  | 'order-not-honored'
  | 'pass-issued'
  | 'pass-used'
  | 'pass-used-with-points'
  | 'pass-voided'
  | 'seller-suspended'
  | 'review-replied'
  | 'deal-ending'
  | 'vendor-verified'
  | 'vendor-rejected'
  | 'vendor-suspended'
  | 'vendor-reinstated'
  | 'payout-account-changed'
  | 'plan-limit-reached'
  | 'vendor-change-approved'
  | 'vendor-change-rejected'
  | 'deal-approved'
  | 'deal-rejected'
  | 'deal-first-used'
  | 'own-deal-ending'
  | 'review-received'
  | 'account-suspended'
  | 'account-reinstated'
  | 'role-admin'
  | 'role-customer'
  | 'points-given'
  | 'points-taken'
  | 'review-hidden'
  | 'staff-removed'
  | 'membership-bought'
  | 'membership-refunded'
  | 'membership-ending'
  | 'membership-ended'
  | 'plan-paid'
  | 'plan-ending'
  | 'plan-past-due'
  | 'plan-ended';

/** Every mail we send. */
export type MailKind =
  | NoticeKind
  | 'verify-email'
  | 'change-email'
  | 'email-change-requested'
  | 'new-device'
  | 'welcome'
  | 'reset-password'
  | 'lost-factor'
  | 'staff-invited';

/** Mail about the account itself, in a file of its own. */
export type AccountMailKind =
  | 'verify-email'
  | 'change-email'
  | 'email-change-requested'
  | 'new-device'
  | 'welcome'
  | 'reset-password'
  | 'password-changed'
  | 'two-factor-on'
  | 'two-factor-off'
  | 'passkey-added'
  | 'passkey-removed'
  | 'recovery-code-used'
  | 'lost-factor'
  | 'factors-removed'
  | 'factors-reset';

export interface MailText {
  subject: string;
  /** One paragraph each. */
  lines: string[];
  /** What the link says. */
  button: string;
  /** Small print under the link. */
  note?: string;
}

export interface MailCatalogue {
  /** Whether a native reader has read it. */
  reviewed: boolean;
  hello: string;
  signature: string;
  whyMailed: string;
  mails: Record<MailKind, MailText>;
}

/** Puts values into `{places}`; a place without a value stays empty. */
export const fill = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '');

import type { MailGroup } from '../../auth/index.js';
import type { Language, NoticeKind } from './mail-text.js';

/** A word that differs by language, a moment, a number, or text that is the same in both. */
export type Fact = string | number | { en: string; ne: string | null } | { at: string };

export type Facts = Readonly<Record<string, Fact>>;

/** Something one person is told. */
export interface Notice {
  kind: NoticeKind;
  userId: number;
  dealId: number | null;
  /** Where it leads: a page of ours. */
  path: string;
  facts: Facts;
}

/** Which wish about mail decides. Null: always mailed, it is a receipt or about the account's safety. */
export const GROUP_OF: Readonly<Record<NoticeKind, MailGroup | null>> = {
  'password-changed': null,
  'two-factor-on': null,
  'two-factor-off': null,
  'passkey-added': null,
  'passkey-removed': null,
  'recovery-code-used': null,
  'factors-removed': null,
  'factors-reset': null,
  'order-paid': null,
  'order-refunded': null,
  'order-not-honored': null,
  'pass-issued': 'passes',
  'pass-used': 'passes',
  'pass-used-with-points': 'passes',
  'pass-voided': 'passes',
  'seller-suspended': 'passes',
  'review-replied': 'reviews',
  'deal-ending': 'favorites',
  'vendor-verified': 'business',
  'vendor-rejected': 'business',
  'vendor-suspended': 'business',
  'vendor-reinstated': 'business',
  'payout-account-changed': null,
  'plan-limit-reached': 'business',
  'vendor-change-approved': 'business',
  'vendor-change-rejected': 'business',
  'deal-approved': 'business',
  'deal-rejected': 'business',
  'deal-first-used': 'business',
  'own-deal-ending': 'business',
  'review-received': 'business',
  'account-suspended': null,
  'account-reinstated': null,
  'role-admin': null,
  'role-customer': null,
  'points-given': null,
  'points-taken': null,
  'review-hidden': 'reviews',
  'staff-removed': null,
  'membership-bought': null,
  'membership-refunded': null,
  'membership-ending': null,
  'membership-ended': null,
  'plan-paid': null,
  'plan-ending': 'business',
  'plan-past-due': 'business',
  'plan-ended': 'business',
};

/** Told by mail alone: whoever took the pass has just seen it, and who is suspended cannot look. */
export const MAILED_ONLY: ReadonlySet<NoticeKind> = new Set([
  'pass-issued',
  'account-suspended',
  'account-reinstated',
]);

const LOCALES: Readonly<Record<Language, string>> = { en: 'en-US', ne: 'ne-NP' };

function worded(fact: Fact, language: Language): string {
  if (typeof fact === 'string') return fact;
  if (typeof fact === 'number') return fact.toLocaleString(language === 'ne' ? 'ne-NP' : 'en-IN');
  if ('at' in fact)
    return new Date(fact.at).toLocaleString(LOCALES[language], {
      dateStyle: 'medium',
      timeStyle: 'short',
      timeZone: 'Asia/Kathmandu',
    });
  return language === 'ne' && fact.ne ? fact.ne : fact.en;
}

/** The facts in somebody's language. Times are Nepal's. */
export const valuesOf = (facts: Facts, language: Language): Record<string, string> =>
  Object.fromEntries(Object.entries(facts).map(([name, fact]) => [name, worded(fact, language)]));

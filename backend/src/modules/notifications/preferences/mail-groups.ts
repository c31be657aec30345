/** The groups of mails that a user can mute. Mail about the safety of the account is in no group and always sent. */
export const MAIL_GROUPS = ['passes', 'reviews', 'favorites', 'alerts', 'business'] as const;

export type MailGroup = (typeof MAIL_GROUPS)[number];

/** By group, true if its mails are sent. */
export type MailPreferences = Record<MailGroup, boolean>;

export const mailPreferencesOf = (muted: readonly MailGroup[]): MailPreferences =>
  Object.fromEntries(MAIL_GROUPS.map((group) => [group, !muted.includes(group)])) as MailPreferences;

/** @param changes omitted groups remain unchanged */
export const mutedAfter = (muted: readonly MailGroup[], changes: Partial<MailPreferences>): MailGroup[] =>
  MAIL_GROUPS.filter((group) => !(changes[group] ?? !muted.includes(group)));

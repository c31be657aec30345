/** What mail is sent about; each can be muted. Mail about the account's safety belongs to none and is always sent. */
export const MAIL_GROUPS = ['passes', 'reviews', 'favorites', 'business'] as const;

export type MailGroup = (typeof MAIL_GROUPS)[number];

export type MailWishes = Record<MailGroup, boolean>;

export const mailWishesOf = (muted: readonly MailGroup[]): MailWishes =>
  Object.fromEntries(MAIL_GROUPS.map((group) => [group, !muted.includes(group)])) as MailWishes;

/** @param wishes groups that are not named stay as they are */
export const mutedAfter = (muted: readonly MailGroup[], wishes: Partial<MailWishes>): MailGroup[] =>
  MAIL_GROUPS.filter((group) => !(wishes[group] ?? !muted.includes(group)));

/** The groups of messages that a user can mute. Messages about the safety of the account are in no group and always mailed. */
export const MESSAGE_GROUPS = ['passes', 'reviews', 'favorites', 'alerts', 'business'] as const;

export type MessageGroup = (typeof MESSAGE_GROUPS)[number];

/** The inbox of the product, mail, and web push to the user's browsers. */
export const CHANNELS = ['inbox', 'mail', 'push'] as const;

export type Channel = (typeof CHANNELS)[number];

/** By group, true if its messages are sent over one channel. */
export type GroupPreferences = Record<MessageGroup, boolean>;

/** By group and channel. */
export type MessagePreferences = Record<MessageGroup, Record<Channel, boolean>>;

export type MutedGroups = Readonly<Record<Channel, readonly MessageGroup[]>>;

export const groupPreferencesOf = (muted: readonly MessageGroup[]): GroupPreferences =>
  Object.fromEntries(MESSAGE_GROUPS.map((group) => [group, !muted.includes(group)])) as GroupPreferences;

export const messagePreferencesOf = (muted: MutedGroups): MessagePreferences =>
  Object.fromEntries(
    MESSAGE_GROUPS.map((group) => [
      group,
      Object.fromEntries(CHANNELS.map((channel) => [channel, !muted[channel].includes(group)])),
    ]),
  ) as MessagePreferences;

/** @param changes omitted groups remain unchanged */
export const mutedAfter = (
  muted: readonly MessageGroup[],
  changes: Partial<GroupPreferences>,
): MessageGroup[] => MESSAGE_GROUPS.filter((group) => !(changes[group] ?? !muted.includes(group)));

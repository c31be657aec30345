import type { Channel, MessagePreferences } from './message-groups.js';

export class ChannelPreferencesView implements Record<Channel, boolean> {
  inbox: boolean;
  mail: boolean;
  push: boolean;
}

/** By group of messages and channel, true if they are sent. */
export class MessagePreferencesView implements MessagePreferences {
  passes: ChannelPreferencesView;
  reviews: ChannelPreferencesView;
  favorites: ChannelPreferencesView;
  alerts: ChannelPreferencesView;
  business: ChannelPreferencesView;
}

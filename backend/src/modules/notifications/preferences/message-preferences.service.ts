import { Injectable } from '@nestjs/common';
import { Transactions } from '../../../common/transactions/transactions.js';
import {
  type Channel,
  CHANNELS,
  type GroupPreferences,
  type MessageGroup,
  type MessagePreferences,
  messagePreferencesOf,
  mutedAfter,
} from './message-groups.js';
import { NotificationPreferences } from './notification-preferences.entity.js';

const COLUMNS = { inbox: 'mutedInbox', mail: 'mutedMail', push: 'mutedPush' } as const;

/** By channel, the groups that change. Omitted channels and groups remain unchanged. */
export type PreferenceChanges = Partial<Record<Channel, Partial<GroupPreferences>>>;

/** Groups of messages that a user receives over each channel (rules N1 and N3). */
@Injectable()
export class MessagePreferencesService {
  constructor(private readonly transactions: Transactions) {}

  async isMuted(userId: number, group: MessageGroup, channel: Channel): Promise<boolean> {
    const found = await this.transactions.of(NotificationPreferences).findOneBy({ userId });
    return found !== null && found[COLUMNS[channel]].includes(group);
  }

  async of(userId: number): Promise<MessagePreferences> {
    const found = await this.transactions.of(NotificationPreferences).findOneBy({ userId });
    return messagePreferencesOf({
      inbox: found?.mutedInbox ?? [],
      mail: found?.mutedMail ?? [],
      push: found?.mutedPush ?? [],
    });
  }

  async change(userId: number, changes: PreferenceChanges): Promise<void> {
    await this.transactions.run(async () => {
      const preferences = this.transactions.of(NotificationPreferences);
      await preferences.createQueryBuilder().insert().values({ userId }).orIgnore().execute();
      const found = await preferences.findOneOrFail({
        where: { userId },
        lock: { mode: 'for_no_key_update' },
      });
      const columns = CHANNELS.filter((channel) => changes[channel]).map((channel) => [
        COLUMNS[channel],
        mutedAfter(found[COLUMNS[channel]], changes[channel] ?? {}),
      ]);
      if (columns.length > 0) await preferences.update({ userId }, Object.fromEntries(columns) as object);
    });
  }

  async erase(userId: number): Promise<void> {
    await this.transactions.of(NotificationPreferences).delete({ userId });
  }
}

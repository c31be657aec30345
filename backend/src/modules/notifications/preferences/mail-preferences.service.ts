import { Injectable } from '@nestjs/common';
import { Transactions } from '../../../common/transactions/transactions.js';
import { type MailGroup, type MailPreferences, mutedAfter } from './mail-groups.js';
import { NotificationPreferences } from './notification-preferences.entity.js';

/** Groups of mails that a user receives (rule N1). */
@Injectable()
export class MailPreferencesService {
  constructor(private readonly transactions: Transactions) {}

  isMuted(userId: number, group: MailGroup): Promise<boolean> {
    return this.transactions
      .of(NotificationPreferences)
      .createQueryBuilder('p')
      .where('p.user_id = :userId AND :group = ANY(p.muted_mail)', { userId, group })
      .getExists();
  }

  /** @param changes omitted groups remain unchanged */
  async change(userId: number, changes: Partial<MailPreferences>): Promise<void> {
    await this.transactions.run(async () => {
      const preferences = this.transactions.of(NotificationPreferences);
      await preferences.createQueryBuilder().insert().values({ userId }).orIgnore().execute();
      const { mutedMail } = await preferences.findOneOrFail({
        where: { userId },
        lock: { mode: 'for_no_key_update' },
      });
      await preferences.update({ userId }, { mutedMail: mutedAfter(mutedMail, changes) });
    });
  }

  async erase(userId: number): Promise<void> {
    await this.transactions.of(NotificationPreferences).delete({ userId });
  }
}

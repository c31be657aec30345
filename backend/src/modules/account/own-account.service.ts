import { Injectable, Logger } from '@nestjs/common';
import type { SessionUser } from '../../common/access/session-user.js';
import { PersonalData } from '../../common/personal-data/personal-data.js';
import { Clock } from '../../common/time/clock.js';
import { Transactions } from '../../common/transactions/transactions.js';
import { AccountErasure, AccountsService, ProfileService } from '../auth/index.js';
import { MessagePreferencesService } from '../notifications/index.js';
import type { UpdateAccountDto } from './own-account.dto.js';

/** Changes, exports and erases the user's own account. */
@Injectable()
export class OwnAccountService {
  private readonly logger = new Logger(OwnAccountService.name);

  constructor(
    private readonly transactions: Transactions,
    private readonly accounts: AccountsService,
    private readonly profiles: ProfileService,
    private readonly messagePreferences: MessagePreferencesService,
    private readonly personalData: PersonalData,
    private readonly erasure: AccountErasure,
    private readonly clock: Clock,
  ) {}

  /** @throws request.invalid for an image of another user */
  async update(userId: number, { mail, ...changes }: UpdateAccountDto): Promise<void> {
    await this.transactions.run(async () => {
      if (mail) await this.messagePreferences.change(userId, { mail });
      await this.profiles.update(userId, changes);
    });
  }

  /** Returns all personal data of a user as the content of a file (rule A8). */
  async export(userId: number): Promise<Record<string, unknown>> {
    return { exportedAt: this.clock.now().toISOString(), ...(await this.personalData.read(userId)) };
  }

  /**
   * Erases the account (rule A9).
   * @throws auth.wrong-password (403), and the errors of registered personal data, such as `vendor.still-open` (409)
   */
  async erase(user: SessionUser, password: string): Promise<void> {
    await this.accounts.assertPassword(user, password);
    await this.erasure.erase(user.id);
    this.logger.log({ userId: user.id }, 'account erased');
  }
}

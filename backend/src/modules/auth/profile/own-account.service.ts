import { Injectable, Logger } from '@nestjs/common';
import type { SessionUser } from '../../../common/access/session-user.js';
import { PersonalData } from '../../../common/personal-data/personal-data.js';
import { Clock } from '../../../common/time/clock.js';
import { Transactions } from '../../../common/transactions/transactions.js';
import { MediaService } from '../../media/index.js';
import { AccountErasure } from './account-erasure.service.js';
import { AccountsService } from '../sign-up/accounts.service.js';
import type { UpdateAccountDto } from './own-account.dto.js';
import { MailPreferencesService } from '../../notifications/index.js';
import { User } from '../user.entity.js';

/** What people do with their own account. */
@Injectable()
export class OwnAccountService {
  private readonly logger = new Logger(OwnAccountService.name);

  constructor(
    private readonly transactions: Transactions,
    private readonly accounts: AccountsService,
    private readonly personalData: PersonalData,
    private readonly erasure: AccountErasure,
    private readonly media: MediaService,
    private readonly mailPreferences: MailPreferencesService,
    private readonly clock: Clock,
  ) {}

  /** Refuses `request.invalid` for a picture that is not one's own. */
  async update(userId: number, { mail, profileImage, ...changes }: UpdateAccountDto): Promise<void> {
    await this.transactions.run(async () => {
      if (mail) await this.mailPreferences.change(userId, mail);
      const users = this.transactions.of(User);
      const user = await users.findOneOrFail({ where: { id: userId }, lock: { mode: 'for_no_key_update' } });
      if (profileImage !== undefined) {
        await this.media.attach({ userId }, 'avatar', 'profileImage', profileImage, user.profileImageUrl);
        user.profileImageUrl = profileImage;
      }
      if (changes.language) user.languageChosenAt = this.clock.now();
      await users.save(Object.assign(user, changes));
    });
  }

  /** Everything that is kept about somebody, ready to be saved as a file (rule A8). */
  async export(userId: number): Promise<Record<string, unknown>> {
    return { exportedAt: this.clock.now().toISOString(), ...(await this.personalData.read(userId)) };
  }

  /** Rule A9. Refuses `auth.wrong-password` (403), and what keepers of personal data refuse, such as `vendor.still-open` (409). */
  async erase(user: SessionUser, password: string): Promise<void> {
    await this.accounts.assertPassword(user, password);
    await this.erasure.erase(user.id);
    this.logger.log({ userId: user.id }, 'account erased');
  }
}

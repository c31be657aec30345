import { Injectable } from '@nestjs/common';
import { Clock } from '../../../common/time/clock.js';
import { Transactions } from '../../../common/transactions/transactions.js';
import { MediaService } from '../../media/index.js';
import { User } from '../user.entity.js';

/** Omitted fields remain unchanged. */
export interface ProfileChanges {
  firstName?: string;
  lastName?: string;
  phone?: string | null;
  address?: string | null;
  city?: string | null;
  /** The path of an uploaded image of the user; null removes the image. */
  profileImage?: string | null;
  language?: 'en' | 'ne';
  suggestions?: boolean;
}

/** The profile of an account. */
@Injectable()
export class ProfileService {
  constructor(
    private readonly transactions: Transactions,
    private readonly media: MediaService,
    private readonly clock: Clock,
  ) {}

  /** @throws request.invalid for an image of another user */
  async update(userId: number, { profileImage, ...changes }: ProfileChanges): Promise<void> {
    await this.transactions.run(async () => {
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
}

import { Injectable } from '@nestjs/common';
import { Transactions } from '../../../common/transactions/transactions.js';
import { BrandMissing } from '../../deals/index.js';
import type { FollowedBrandView } from './followed-brand.view.js';
import { FollowsFull } from './follows.errors.js';
import { FOLLOW, FOLLOWED, UNFOLLOW } from './follows.sql.js';

const MAX_FOLLOWED = 200;

/** Businesses about whose new deals a customer is notified (rule F3). */
@Injectable()
export class FollowsService {
  constructor(private readonly transactions: Transactions) {}

  /** Followed businesses, last followed first. Unverified ones are left out. */
  async list(userId: number): Promise<FollowedBrandView[]> {
    const [row] = await this.transactions.query<{ brands: FollowedBrandView[] }>(FOLLOWED, [userId]);
    return row?.brands ?? [];
  }

  /** @throws brand.not-found (404), follows.full (409) */
  async follow(userId: number, slug: string): Promise<void> {
    await this.transactions.run(async () => {
      await this.transactions.lock(`follows ${userId}`);
      const [done] = await this.transactions.query<{
        isPublic: boolean;
        isAdded: boolean;
        isFollowed: boolean;
      }>(FOLLOW, [userId, slug, MAX_FOLLOWED]);
      if (done?.isAdded || done?.isFollowed) return;
      throw done?.isPublic ? new FollowsFull() : new BrandMissing();
    });
  }

  async unfollow(userId: number, slug: string): Promise<void> {
    await this.transactions.query(UNFOLLOW, [userId, slug]);
  }
}

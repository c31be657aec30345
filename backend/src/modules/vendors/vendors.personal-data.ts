import { Injectable } from '@nestjs/common';
import { CacheInvalidation } from '../../common/http-cache/cache-invalidation.js';
import { PersonalData } from '../../common/personal-data/personal-data.js';
import { Transactions } from '../../common/transactions/transactions.js';
import { OpenBusinessChecks } from './open-business-checks.port.js';
import { BusinessStillOpen } from './vendor.errors.js';
import {
  CLOSE,
  DISCARD,
  DOCUMENTS,
  HAND_OVER,
  OWN_BUSINESS,
  READ,
  WORK,
  DELETE_MEMBER,
  LOCK_OWN_VENDORS,
  DELETE_SAVED_REPLIES,
  DELETE_STAFF,
} from './vendors-personal-data.sql.js';

@Injectable()
export class VendorsPersonalData {
  constructor(
    personalData: PersonalData,
    private readonly transactions: Transactions,
    private readonly cacheInvalidation: CacheInvalidation,
    private readonly open: OpenBusinessChecks,
  ) {
    personalData.register({
      name: 'business',
      read: async (userId) => (await transactions.query(READ, [userId]))[0] ?? null,
      assertErasable: (userId) => this.handOverOrAssertClosed(userId),
      erase: (userId) => this.close(userId),
    });
    personalData.register({
      name: 'documents',
      read: (userId) => transactions.query(DOCUMENTS, [userId]),
      erase: async (userId) => void (await transactions.query(DISCARD, [userId])),
    });
    personalData.register({
      name: 'work',
      read: (userId) => transactions.query(WORK, [userId]),
      erase: async (userId) => void (await transactions.query(DELETE_MEMBER, [userId])),
    });
  }

  /** Hands businesses over to another owner; without one, a business must be closed first. */
  private async handOverOrAssertClosed(userId: number): Promise<void> {
    await this.transactions.query(LOCK_OWN_VENDORS, [userId]);
    await this.transactions.query(HAND_OVER, [userId]);
    const [own] = await this.transactions.query<{ id: number }>(OWN_BUSINESS, [userId]);
    if (own && (await this.open.isOpen(own.id))) throw new BusinessStillOpen();
  }

  private async close(userId: number): Promise<void> {
    await this.transactions.query(DELETE_STAFF, [userId]);
    await this.transactions.query(DELETE_SAVED_REPLIES, [userId]);
    await this.transactions.query(CLOSE, [userId]);
    await this.cacheInvalidation.invalidate('vendors', 'deals', 'catalog', 'stats');
  }
}

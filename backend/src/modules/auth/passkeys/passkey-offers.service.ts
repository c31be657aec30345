import { Injectable } from '@nestjs/common';
import type { SessionUser } from '../../../common/access/session-user.js';
import { Transactions } from '../../../common/transactions/transactions.js';
import { DECLINE_OFFER, OFFER } from './passkeys.sql.js';

/** Offers owners a passkey at each sign-in until they add a second factor or decline further offers (rule A20). */
@Injectable()
export class PasskeyOffers {
  constructor(private readonly transactions: Transactions) {}

  /** @param user null while the second step of the sign-in is missing */
  async isOpenFor(user: SessionUser | null): Promise<boolean> {
    if (user?.staffOf?.role !== 'owner') return false;
    return (await this.transactions.query(OFFER, [user.id])).length > 0;
  }

  /** Repeating it is harmless. */
  async decline(userId: number): Promise<void> {
    await this.transactions.query(DECLINE_OFFER, [userId]);
  }
}

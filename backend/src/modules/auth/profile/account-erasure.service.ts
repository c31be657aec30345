import { Injectable } from '@nestjs/common';
import { PersonalData } from '../../../common/personal-data/personal-data.js';
import { Transactions } from '../../../common/transactions/transactions.js';
import { ABANDONED, LOCK } from './account-erasure.sql.js';

/** Removes a user's personal data from the rows that remain (rule A9). */
@Injectable()
export class AccountErasure {
  constructor(
    private readonly transactions: Transactions,
    private readonly personalData: PersonalData,
  ) {}

  /** Throws the errors of any provider of personal data. */
  async erase(userId: number): Promise<void> {
    await this.transactions.run(async () => {
      await this.transactions.query(LOCK, [userId]);
      await this.personalData.erase(userId);
    });
  }

  /**
   * Erases the account of this e-mail if it was not verified within 7 days (rule A7). Call within a
   * transaction: of two concurrent sign-ups the second finds the e-mail taken, and a concurrent verification
   * preserves the account.
   */
  async eraseAbandoned(email: string): Promise<void> {
    const [abandoned] = await this.transactions.query<{ id: number }>(ABANDONED, [email]);
    if (abandoned) await this.personalData.erase(abandoned.id);
  }
}

import { Injectable } from '@nestjs/common';
import { PersonalData } from '../../../common/personal-data/personal-data.js';
import { Transactions } from '../../../common/transactions/transactions.js';
import { ABANDONED, LOCK } from './account-erasure.sql.js';

/** Takes a person out of the rows that stay (rule A9). */
@Injectable()
export class AccountErasure {
  constructor(
    private readonly transactions: Transactions,
    private readonly personalData: PersonalData,
  ) {}

  /** Rejects what any keeper of personal data rejects. */
  async erase(userId: number): Promise<void> {
    await this.transactions.run(async () => {
      await this.transactions.query(LOCK, [userId]);
      await this.personalData.erase(userId);
    });
  }

  /**
   * Erases the account of this e-mail that nobody verified within 7 days (rule A7). Call within a transaction: of two that sign
   * up at once the second finds the e-mail taken, and a verification in between keeps the account.
   */
  async eraseAbandoned(email: string): Promise<void> {
    const [abandoned] = await this.transactions.query<{ id: number }>(ABANDONED, [email]);
    if (abandoned) await this.personalData.erase(abandoned.id);
  }
}

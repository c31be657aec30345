import { Injectable } from '@nestjs/common';
import { PersonalData } from '../../../common/personal-data/personal-data.js';
import { Transactions } from '../../../common/transactions/transactions.js';
import { AdminNotErasable } from '../auth.errors.js';
import { DELETE_CHANGE } from '../email-change/email-changes.sql.js';
import { OwnSessionsService } from '../sessions/own-sessions.service.js';
import { User } from '../user.entity.js';
import { EMAIL_CHANGES, ERASE, ERASE_FACTORS, PROFILE, SESSIONS } from './account-personal-data.sql.js';

@Injectable()
export class AccountPersonalData {
  constructor(
    personalData: PersonalData,
    private readonly transactions: Transactions,
    private readonly sessions: OwnSessionsService,
  ) {
    personalData.register({
      name: 'profile',
      read: async (userId) => (await transactions.query(PROFILE, [userId]))[0],
      assertErasable: (userId) => this.assertNoAdmin(userId),
      erase: (userId) => this.erase(userId),
      erasesLast: true,
    });
    personalData.register({
      name: 'emailChanges',
      read: (userId) => transactions.query(EMAIL_CHANGES, [userId]),
      erase: async (userId) => void (await transactions.query(DELETE_CHANGE, [userId])),
    });
    personalData.register({
      name: 'sessions',
      read: (userId) => transactions.query(SESSIONS, [userId]),
      erase: (userId) => this.sessions.endAll(userId),
    });
  }

  private async assertNoAdmin(userId: number): Promise<void> {
    if (await this.transactions.of(User).existsBy({ id: userId, role: 'admin' }))
      throw new AdminNotErasable();
  }

  private async erase(userId: number): Promise<void> {
    await this.transactions.query(ERASE, [userId]);
    for (const statement of ERASE_FACTORS) await this.transactions.query(statement, [userId]);
  }
}

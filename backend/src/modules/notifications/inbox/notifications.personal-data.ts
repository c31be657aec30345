import { Injectable } from '@nestjs/common';
import { PersonalData } from '../../../common/personal-data/personal-data.js';
import { Transactions } from '../../../common/transactions/transactions.js';
import { MailPreferencesService } from '../preferences/mail-preferences.service.js';
import { ERASE, READ } from './notifications-personal-data.sql.js';

@Injectable()
export class NotificationsPersonalData {
  constructor(personalData: PersonalData, transactions: Transactions, preferences: MailPreferencesService) {
    personalData.register({
      name: 'notifications',
      read: (userId) => transactions.query(READ, [userId]),
      erase: async (userId) => {
        await transactions.query(ERASE, [userId]);
        await preferences.erase(userId);
      },
    });
  }
}

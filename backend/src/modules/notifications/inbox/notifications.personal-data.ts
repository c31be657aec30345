import { Injectable } from '@nestjs/common';
import { PersonalData } from '../../../common/personal-data/personal-data.js';
import { Transactions } from '../../../common/transactions/transactions.js';
import { MessagePreferencesService } from '../preferences/message-preferences.service.js';
import * as push from '../push/push.sql.js';
import { ERASE, READ } from './notifications-personal-data.sql.js';

@Injectable()
export class NotificationsPersonalData {
  constructor(
    personalData: PersonalData,
    transactions: Transactions,
    preferences: MessagePreferencesService,
  ) {
    personalData.register({
      name: 'notifications',
      read: (userId) => transactions.query(READ, [userId]),
      erase: async (userId) => {
        await transactions.query(ERASE, [userId]);
        await preferences.erase(userId);
      },
    });
    personalData.register({
      name: 'pushSubscriptions',
      read: (userId) => transactions.query(push.READ, [userId]),
      erase: (userId) => transactions.query(push.ERASE, [userId]).then(() => undefined),
    });
  }
}

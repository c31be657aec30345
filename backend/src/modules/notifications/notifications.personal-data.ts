import { Injectable } from '@nestjs/common';
import { PersonalData } from '../../common/personal-data/personal-data.js';
import { Transactions } from '../../common/transactions/transactions.js';

const READ = `
  SELECT kind, path, facts, iso(created_at) AS "createdAt", iso(read_at) AS "readAt" FROM notifications WHERE user_id = $1 ORDER BY id`;

@Injectable()
export class NotificationsPersonalData {
  constructor(personalData: PersonalData, transactions: Transactions) {
    personalData.register({
      name: 'notifications',
      read: (userId) => transactions.query(READ, [userId]),
      erase: async (userId) =>
        void (await transactions.query('DELETE FROM notifications WHERE user_id = $1', [userId])),
    });
  }
}

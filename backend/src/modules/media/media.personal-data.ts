import { Injectable } from '@nestjs/common';
import { PersonalData } from '../../common/personal-data/personal-data.js';
import { Transactions } from '../../common/transactions/transactions.js';
import { Media } from './media.entity.js';
import { READ } from './media-personal-data.sql.js';

/** Exports uploaded images. The cleanup job deletes those that are unreferenced after the erasure of the account. */
@Injectable()
export class MediaPersonalData {
  constructor(personalData: PersonalData, transactions: Transactions) {
    personalData.register({
      name: 'pictures',
      read: (userId) => transactions.query(READ, [userId]),
      erase: async (userId) =>
        void (await transactions.of(Media).update({ ownerId: userId }, { examineAt: () => 'now()' })),
    });
  }
}

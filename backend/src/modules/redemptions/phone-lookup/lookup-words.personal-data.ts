import { Injectable } from '@nestjs/common';
import { PersonalData } from '../../../common/personal-data/personal-data.js';
import { Retention } from '../../../common/retention/retention.js';
import { Transactions } from '../../../common/transactions/transactions.js';
import { FORGET_LOOKUPS, LOOKUPS_OF_CUSTOMER } from './phone-lookup.sql.js';

/** Exports and erases look-ups by phone; they are deleted a day after their word has expired. */
@Injectable()
export class LookupWordsPersonalData {
  constructor(personalData: PersonalData, retention: Retention, transactions: Transactions) {
    personalData.register({
      name: 'phoneLookups',
      read: (userId) => transactions.query(LOOKUPS_OF_CUSTOMER, [userId]),
      erase: async (userId) => {
        await transactions.query(FORGET_LOOKUPS, [userId]);
      },
    });
    retention.register({
      name: 'lookup-words',
      table: 'lookup_words',
      condition: "expires_at < now() - interval '1 day'",
    });
  }
}

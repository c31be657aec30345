import { Injectable } from '@nestjs/common';
import { PersonalData } from '../../../common/personal-data/personal-data.js';
import { Transactions } from '../../../common/transactions/transactions.js';
import { ACCEPTED_BY, FORGET_PROOFS, OWN_ENTRIES, OWN_PROOFS } from './offline-counter-personal-data.sql.js';

/**
 * Exports acceptances without a network, of customers and of members of a business. Entries contain ids and
 * sums and remain until their retention ends; a customer's proofs are erased.
 */
@Injectable()
export class OfflineCounterPersonalData {
  constructor(personalData: PersonalData, transactions: Transactions) {
    personalData.register({
      name: 'counterEntries',
      read: async (userId) => ({
        ofOwnCodes: await transactions.query(OWN_ENTRIES, [userId]),
        proofs: await transactions.query(OWN_PROOFS, [userId]),
        accepted: await transactions.query(ACCEPTED_BY, [userId]),
      }),
      erase: async (userId) => {
        await transactions.query(FORGET_PROOFS, [userId]);
      },
    });
  }
}

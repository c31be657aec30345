import { Injectable } from '@nestjs/common';
import { PersonalData } from '../../../common/personal-data/personal-data.js';
import { Transactions } from '../../../common/transactions/transactions.js';
import { DECIDED_BY, FORGET_NOTES } from '../overrides/overrides.sql.js';
import { OWN_SHIFTS } from './counter-shifts.sql.js';

/** Shifts and overrides contain ids and times and remain until their retention ends; notes of a manager are erased. */
@Injectable()
export class CounterPeoplePersonalData {
  constructor(personalData: PersonalData, transactions: Transactions) {
    personalData.register({
      name: 'counterWork',
      read: async (userId) => ({
        shifts: await transactions.query(OWN_SHIFTS, [userId]),
        overrides: await transactions.query(DECIDED_BY, [userId]),
      }),
      erase: async (userId) => void (await transactions.query(FORGET_NOTES, [userId])),
    });
  }
}

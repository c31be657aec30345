import { Injectable } from '@nestjs/common';
import { PersonalData } from '../../../../common/personal-data/personal-data.js';
import { Transactions } from '../../../../common/transactions/transactions.js';
import { ERASE_PINS, READ_PINS } from './staff-pins.sql.js';

/** PINs of counters are erased with the account. */
@Injectable()
export class StaffPinsPersonalData {
  constructor(personalData: PersonalData, transactions: Transactions) {
    personalData.register({
      name: 'counterPins',
      read: (userId) => transactions.query(READ_PINS, [userId]),
      erase: async (userId) => void (await transactions.query(ERASE_PINS, [userId])),
    });
  }
}

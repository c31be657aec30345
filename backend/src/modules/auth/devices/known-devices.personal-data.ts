import { Injectable } from '@nestjs/common';
import { PersonalData } from '../../../common/personal-data/personal-data.js';
import { Transactions } from '../../../common/transactions/transactions.js';
import { DELETE_DEVICES, DEVICES } from './known-devices.sql.js';

@Injectable()
export class KnownDevicesPersonalData {
  constructor(personalData: PersonalData, transactions: Transactions) {
    personalData.register({
      name: 'knownDevices',
      read: (userId) => transactions.query(DEVICES, [userId]),
      erase: async (userId) => void (await transactions.query(DELETE_DEVICES, [userId])),
    });
  }
}

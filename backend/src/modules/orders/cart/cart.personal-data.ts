import { Injectable } from '@nestjs/common';
import { PersonalData } from '../../../common/personal-data/personal-data.js';
import { Transactions } from '../../../common/transactions/transactions.js';
import { CartLine } from './cart-line.entity.js';
import { CART } from './cart-personal-data.sql.js';

/** The cart in a person's export; it is erased with the account (rules A8, A9). */
@Injectable()
export class CartPersonalData {
  constructor(personalData: PersonalData, transactions: Transactions) {
    personalData.register({
      name: 'cart',
      read: (userId) => transactions.query(CART, [userId]),
      erase: async (userId) => void (await transactions.of(CartLine).delete({ userId })),
    });
  }
}

import { Injectable } from '@nestjs/common';
import { PersonalData } from '../../../common/personal-data/personal-data.js';
import { Transactions } from '../../../common/transactions/transactions.js';
import { CART, FAVORITES } from './kept-deals-personal-data.sql.js';

/** Favorites and the cart in a person's export; both go with the account (rules A8, A9). */
@Injectable()
export class KeptDealsPersonalData {
  constructor(personalData: PersonalData, transactions: Transactions) {
    personalData.register({
      name: 'favorites',
      read: (userId) => transactions.query(FAVORITES, [userId]),
      erase: async (userId) =>
        void (await transactions.query('DELETE FROM favorites WHERE user_id = $1', [userId])),
    });
    personalData.register({
      name: 'cart',
      read: (userId) => transactions.query(CART, [userId]),
      erase: async (userId) =>
        void (await transactions.query('DELETE FROM cart_lines WHERE user_id = $1', [userId])),
    });
  }
}

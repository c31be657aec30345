import { Injectable } from '@nestjs/common';
import { PersonalData } from '../../common/personal-data/personal-data.js';
import { Transactions } from '../../common/transactions/transactions.js';

const FAVORITES = `
  SELECT f.deal_id AS "dealId", d.title, f.price_then AS "priceThen", iso(f.added_at) AS "addedAt"
  FROM favorites f JOIN deals d ON d.id = f.deal_id WHERE f.user_id = $1 ORDER BY f.added_at DESC, f.deal_id DESC`;

const CART = `
  SELECT l.deal_id AS "dealId", d.title, l.quantity, l.price_then AS "priceThen", iso(l.added_at) AS "addedAt"
  FROM cart_lines l JOIN deals d ON d.id = l.deal_id WHERE l.user_id = $1 ORDER BY l.added_at, l.deal_id`;

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

import { Injectable } from '@nestjs/common';
import { PersonalData } from '../../common/personal-data/personal-data.js';
import { Transactions } from '../../common/transactions/transactions.js';
import { Favorite } from './favorite.entity.js';
import { FAVORITES } from './favorites-personal-data.sql.js';

/** Favorites in a person's export; they are erased with the account (rules A8, A9). */
@Injectable()
export class FavoritesPersonalData {
  constructor(personalData: PersonalData, transactions: Transactions) {
    personalData.register({
      name: 'favorites',
      read: (userId) => transactions.query(FAVORITES, [userId]),
      erase: async (userId) => void (await transactions.of(Favorite).delete({ userId })),
    });
  }
}

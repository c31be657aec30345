import { Injectable } from '@nestjs/common';
import { PersonalData } from '../../common/personal-data/personal-data.js';
import { Transactions } from '../../common/transactions/transactions.js';
import { Favorite } from './favorite.entity.js';
import { FollowedVendor } from './follows/followed-vendor.entity.js';
import { DealAlert } from './alerts/deal-alert.entity.js';
import { SavedSearch } from './saved-searches/saved-search.entity.js';
import { SavedSearchView } from './saved-searches/saved-search.view.js';
import { FAVORITES, FOLLOWED_BUSINESSES } from './favorites-personal-data.sql.js';

/** Favorites, followed businesses and saved searches in an export; they are erased with the account (rules A8, A9). */
@Injectable()
export class FavoritesPersonalData {
  constructor(personalData: PersonalData, transactions: Transactions) {
    personalData.register({
      name: 'favorites',
      read: (userId) => transactions.query(FAVORITES, [userId]),
      erase: async (userId) => void (await transactions.of(Favorite).delete({ userId })),
    });
    personalData.register({
      name: 'followedBusinesses',
      read: (userId) => transactions.query(FOLLOWED_BUSINESSES, [userId]),
      erase: async (userId) => {
        await transactions.of(FollowedVendor).delete({ userId });
        await transactions.of(DealAlert).delete({ userId });
      },
    });
    personalData.register({
      name: 'savedSearches',
      read: async (userId) => (await transactions.of(SavedSearch).findBy({ userId })).map(SavedSearchView.of),
      erase: async (userId) => void (await transactions.of(SavedSearch).delete({ userId })),
    });
  }
}

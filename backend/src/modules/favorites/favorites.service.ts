import { Injectable } from '@nestjs/common';
import { decodeCursor, encodeCursor } from '../../common/paging/cursor.js';
import { pageHeaders } from '../../common/paging/page-headers.js';
import { DEFAULT_PAGE, type PageQuery } from '../../common/paging/page-query.js';
import { Transactions } from '../../common/transactions/transactions.js';
import { DealMissing } from '../deals/index.js';
import type { GuestFavoriteDto } from './favorite.dto.js';
import { Favorite } from './favorite.entity.js';
import type { FavoriteView } from './favorite.view.js';
import { columnsOf } from './saved-items.dto.js';
import { FavoritesFull } from './favorites.errors.js';
import {
  ADD_FAVORITE,
  FAVORITE_IDS,
  FAVORITES_PREVIEW,
  favoritesPage,
  MERGE_FAVORITES,
} from './favorites.sql.js';

const MAX_FAVORITES = 1_000;

/** Deals that a customer has saved (rule F1). */
@Injectable()
export class FavoritesService {
  constructor(private readonly transactions: Transactions) {}

  /** @param path the request's path with its query, for the link to the next page */
  async list(
    userId: number,
    query: PageQuery,
    path: string,
  ): Promise<{ favorites: FavoriteView[]; headers: Record<string, string> }> {
    const [time, id] = query.cursor ? decodeCursor(query.cursor, ['time', 'integer']) : [null, null];
    const [row] = await this.transactions.query<{
      favorites: FavoriteView[];
      counted: number;
      next: (string | number)[] | null;
    }>(favoritesPage(query.limit ?? DEFAULT_PAGE), [userId, time, id]);
    if (!row) throw new Error('The list of favorites answered nothing.');
    const headers = pageHeaders(path, row.next ? encodeCursor(row.next) : null, row.counted);
    return { favorites: row.favorites, headers };
  }

  /** All of them, the newest first. */
  async ids(userId: number): Promise<number[]> {
    const [row] = await this.transactions.query<{ ids: number[] }>(FAVORITE_IDS, [userId]);
    return row?.ids ?? [];
  }

  /** Favorites of a guest's browser. Deals that are not public are left out. */
  preview(items: string): Promise<FavoriteView[]> {
    return this.transactions.query<FavoriteView>(FAVORITES_PREVIEW, columnsOf(items, 2));
  }

  /** Rejects `deal.not-found` (404) and `favorites.full` (409). */
  async add(userId: number, dealId: number): Promise<void> {
    await this.transactions.run(async () => {
      await this.lock(userId);
      const [done] = await this.transactions.query<{
        isPublic: boolean;
        isAdded: boolean;
        isKept: boolean;
      }>(ADD_FAVORITE, [userId, dealId, MAX_FAVORITES]);
      if (done?.isAdded || done?.isKept) return;
      throw done?.isPublic ? new FavoritesFull() : new DealMissing();
    });
  }

  async remove(userId: number, dealId: number): Promise<void> {
    await this.transactions.of(Favorite).delete({ userId, dealId });
  }

  /** Adds a guest's favorites; a repetition changes nothing. Rejects `favorites.full` (409) and then adds nothing. */
  async merge(userId: number, items: readonly GuestFavoriteDto[]): Promise<number[]> {
    return this.transactions.run(async () => {
      await this.lock(userId);
      const [row] = await this.transactions.query<{ total: number }>(MERGE_FAVORITES, [
        userId,
        items.map(({ dealId }) => dealId),
        items.map(({ priceThen }) => priceThen ?? null),
      ]);
      if ((row?.total ?? 0) > MAX_FAVORITES) throw new FavoritesFull();
      return this.ids(userId);
    });
  }

  /** Serializes additions of one customer, so that the maximum number holds. */
  private lock(userId: number): Promise<void> {
    return this.transactions.lock(`favorites ${userId}`);
  }
}

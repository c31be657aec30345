import { Injectable } from '@nestjs/common';
import type { PublicBody } from '../../common/http-cache/public-body.js';
import { Transactions } from '../../common/transactions/transactions.js';
import { CatalogUses } from './catalog-uses.port.js';
import { CATEGORIES, LOCATIONS, PLACES } from './catalog.sql.js';

/** Categories, cities and areas. */
@Injectable()
export class CatalogService {
  constructor(
    private readonly transactions: Transactions,
    private readonly uses: CatalogUses,
  ) {}

  async categories(): Promise<PublicBody> {
    return this.read(CATEGORIES, await this.uses.listedByCategory());
  }

  async locations(): Promise<PublicBody> {
    return this.read(LOCATIONS, await this.uses.listedByCity());
  }

  /** Cities with their areas. */
  async places(): Promise<PublicBody> {
    return this.read(PLACES, await this.uses.listedByCity(), await this.uses.listedByArea());
  }

  private async read(sql: string, ...counts: ReadonlyMap<number, number>[]): Promise<PublicBody> {
    const [row] = await this.transactions.query<{ json: string }>(
      sql,
      counts.map((byId) => Object.fromEntries(byId)),
    );
    return { json: row?.json ?? '[]', tags: ['catalog', 'deals', 'deals:late'] };
  }
}

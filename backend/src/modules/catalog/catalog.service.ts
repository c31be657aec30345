import { Injectable } from '@nestjs/common';
import type { PublicBody } from '../../common/http-cache/public-body.js';
import { Transactions } from '../../common/transactions/transactions.js';
import { CATEGORIES, LOCATIONS } from './catalog.sql.js';

/** Categories and cities. */
@Injectable()
export class CatalogService {
  constructor(private readonly transactions: Transactions) {}

  categories(): Promise<PublicBody> {
    return this.read(CATEGORIES);
  }

  locations(): Promise<PublicBody> {
    return this.read(LOCATIONS);
  }

  private async read(sql: string): Promise<PublicBody> {
    const [row] = await this.transactions.query<{ json: string }>(sql);
    return { json: row?.json ?? '[]', tags: ['catalog', 'deals'] };
  }
}

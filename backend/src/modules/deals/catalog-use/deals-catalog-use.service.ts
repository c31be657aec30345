import { Injectable } from '@nestjs/common';
import { Transactions } from '../../../common/transactions/transactions.js';
import { type CatalogUse, CatalogUses } from '../../catalog/index.js';
import {
  COUNT_BY_CATEGORY,
  COUNT_BY_CITY,
  LISTED_BY_AREA,
  LISTED_BY_CATEGORY,
  LISTED_BY_CITY,
  MOVE_CATEGORY,
} from './catalog-use.sql.js';

interface Count {
  id: number;
  count: number;
}

/** Registers the deals, revisions and drafts that name categories and cities. */
@Injectable()
export class DealsCatalogUse implements CatalogUse {
  constructor(
    uses: CatalogUses,
    private readonly transactions: Transactions,
  ) {
    uses.register(this);
  }

  countByCategory(ids: readonly number[]): Promise<ReadonlyMap<number, number>> {
    return this.counted(COUNT_BY_CATEGORY, [ids]);
  }

  countByCity(ids: readonly number[]): Promise<ReadonlyMap<number, number>> {
    return this.counted(COUNT_BY_CITY, [ids]);
  }

  listedByCategory(): Promise<ReadonlyMap<number, number>> {
    return this.counted(LISTED_BY_CATEGORY, []);
  }

  listedByCity(): Promise<ReadonlyMap<number, number>> {
    return this.counted(LISTED_BY_CITY, []);
  }

  listedByArea(): Promise<ReadonlyMap<number, number>> {
    return this.counted(LISTED_BY_AREA, []);
  }

  async moveCategory(from: number, into: number): Promise<void> {
    for (const statement of MOVE_CATEGORY) await this.transactions.query(statement, [from, into]);
  }

  private async counted(sql: string, values: unknown[]): Promise<ReadonlyMap<number, number>> {
    const rows = await this.transactions.query<Count>(sql, values);
    return new Map(rows.map(({ id, count }) => [id, count]));
  }
}

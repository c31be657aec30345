import { Injectable } from '@nestjs/common';
import { Transactions } from '../transactions/transactions.js';
import { allPages, CHUNK } from './all-pages.js';
import { encodeCursor } from './cursor.js';
import { type KeysetList, keysetStatement, type Statement } from './keyset-list.sql.js';
import { pageHeaders } from './page-headers.js';
import type { PageQuery } from './page-query.js';

export interface JsonPage {
  /** The rows, as PostgreSQL wrote them. */
  json: string;
  headers: Record<string, string>;
}

interface Row {
  json: string;
  counted: number;
  next: (string | number)[] | null;
}

/** Runs the statement of a list and returns the page with its headers. */
@Injectable()
export class KeysetPages {
  constructor(private readonly transactions: Transactions) {}

  /** @param path the list's path with its query */
  async read(statement: Statement, path: string): Promise<JsonPage> {
    const row = await this.row(statement);
    return { json: row.json, headers: pageHeaders(path, row.next && encodeCursor(row.next), row.counted) };
  }

  /**
   * All rows of a list, in chunks. The next chunk is read on demand, and no connection is held in between, so
   * that a slow client blocks no other request.
   */
  all<View, Query extends PageQuery & { sort?: string }>(
    list: KeysetList<Query>,
    query: Query,
  ): AsyncGenerator<View[]> {
    return allPages(async (cursor) => {
      const { json, next } = await this.row(keysetStatement(list, { ...query, limit: CHUNK, cursor }, false));
      return { rows: JSON.parse(json) as View[], next: next && encodeCursor(next) };
    });
  }

  private async row({ sql, values }: Statement): Promise<Row> {
    const [row] = await this.transactions.query<Row>(sql, values);
    if (!row) throw new Error('A list answered nothing.');
    return row;
  }
}

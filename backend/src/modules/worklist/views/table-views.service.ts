import { Injectable } from '@nestjs/common';
import { Transactions } from '../../../common/transactions/transactions.js';
import { TableViewLimit, TableViewMissing } from '../worklist.errors.js';
import type { SaveTableViewDto } from './table-view.dto.js';
import type { TableViewView } from './table-view.view.js';
import { DELETE_VIEW, SAVE_VIEW, VIEW_OF, VIEWS_OF } from './table-views.sql.js';

function withoutCursor(query: string): string {
  const parameters = new URLSearchParams(query);
  parameters.delete('cursor');
  return parameters.toString();
}

/** Views of tables, saved for one admin (rule WB11). */
@Injectable()
export class TableViews {
  constructor(private readonly transactions: Transactions) {}

  list(userId: number, table?: string): Promise<TableViewView[]> {
    return this.transactions.query<TableViewView>(VIEWS_OF, [userId, table ?? null]);
  }

  /** @throws view.not-found (404), also for a view of another admin */
  async one(userId: number, id: number): Promise<TableViewView> {
    const [view] = await this.transactions.query<TableViewView>(VIEW_OF, [userId, id]);
    if (!view) throw new TableViewMissing();
    return view;
  }

  /**
   * Saves a view; one of the same name is replaced.
   * @throws view.limit (409) if the table has 20 views
   */
  async save(userId: number, { table, name, query }: SaveTableViewDto): Promise<TableViewView> {
    return this.transactions.run(async () => {
      await this.transactions.lock(`table views ${userId}`);
      const values = [userId, table, name, withoutCursor(query)];
      const [saved] = await this.transactions.query<{ id: number }>(SAVE_VIEW, values);
      if (!saved) throw new TableViewLimit();
      return this.one(userId, saved.id);
    });
  }

  /** @throws view.not-found (404) */
  async remove(userId: number, id: number): Promise<void> {
    const [removed] = await this.transactions.query<{ id: number }>(DELETE_VIEW, [userId, id]);
    if (!removed) throw new TableViewMissing();
  }
}

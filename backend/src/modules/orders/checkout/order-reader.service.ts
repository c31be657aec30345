import { Injectable } from '@nestjs/common';
import { Transactions } from '../../../common/transactions/transactions.js';
import { OrderMissing } from '../order.errors.js';
import { LINES, type LineRow, LOCKED_ORDER, type OrderRow } from './order-rows.sql.js';

/** Reads an order for a change of it. */
@Injectable()
export class OrderReader {
  constructor(private readonly transactions: Transactions) {}

  /**
   * Locks the order until commit.
   * @throws order.not-found (404)
   */
  async lock(id: string): Promise<OrderRow> {
    const [order] = await this.transactions.query<OrderRow>(LOCKED_ORDER, [id]);
    if (!order) throw new OrderMissing();
    return order;
  }

  linesOf(order: OrderRow): Promise<LineRow[]> {
    return this.transactions.query<LineRow>(LINES, [order.rowId]);
  }
}

import { Injectable } from '@nestjs/common';
import { keysetStatement } from '../../common/paging/keyset-list.sql.js';
import { type JsonPage, KeysetPages } from '../../common/paging/keyset-pages.js';
import { Transactions } from '../../common/transactions/transactions.js';
import { SettingsService } from '../settings/index.js';
import { payableWithPoints } from './checkout/order.policy.js';
import { SPENDABLE_POINTS } from './checkout/order-rows.sql.js';
import { TransferOffer } from './checkout/transfer-offer.service.js';
import type { OwnOrdersQuery, OwnOrdersTableQuery } from './order.dto.js';
import { type OrderRowView, type OrderSummaryView, OrderView, type PointsOfferView } from './order.view.js';
import type { OrderedLine } from './orders.csv.js';
import { OrderMissing } from './order.errors.js';
import { OWN_ORDER, OWN_ORDERS, type OrdersOf } from './orders.sql.js';

/** A customer's own orders. */
@Injectable()
export class OwnOrdersService {
  constructor(
    private readonly transactions: Transactions,
    private readonly pages: KeysetPages,
    private readonly settings: SettingsService,
    private readonly transfers: TransferOffer,
  ) {}

  /** Rejects `order.not-found` (404), also for another customer's order. */
  async one(userId: number, id: string): Promise<OrderView> {
    const [row] = await this.transactions.query<OrderRowView>(OWN_ORDER, [id, userId]);
    if (!row) throw new OrderMissing();
    const isOpen = row.state === 'awaiting_payment';
    return OrderView.of(row, isOpen ? await this.transfers.denialOf(id, userId) : null);
  }

  /** @param path the list's path with its query */
  page(userId: number, query: OwnOrdersQuery, path: string): Promise<JsonPage> {
    return this.pages.read(keysetStatement(OWN_ORDERS, { ...query, userId }), path);
  }

  /** Lines of all matching orders of a customer, the newest order first, in batches. */
  async *lines(userId: number, query: OwnOrdersTableQuery): AsyncGenerator<OrderedLine[]> {
    const batches = this.pages.all<OrderSummaryView, OrdersOf>(OWN_ORDERS, { ...query, userId });
    for await (const orders of batches)
      yield orders.flatMap((order) => order.lines.map((line) => ({ order, line })));
  }

  /** Amount that points could pay of an order with this total in rupees (rules OR3 and CK1). */
  async pointsOffer(userId: number, total: number): Promise<PointsOfferView> {
    const [user] = await this.transactions.query<{ balance: number; spendable: number }>(SPENDABLE_POINTS, [
      userId,
    ]);
    const { balance, spendable } = user ?? { balance: 0, spendable: 0 };
    const largestShare = await this.settings.value('points.largestShare');
    return { balance, spendable, payable: payableWithPoints(spendable, total, largestShare), largestShare };
  }
}

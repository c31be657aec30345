import { Injectable } from '@nestjs/common';
import { allPages, CHUNK } from '../../common/paging/all-pages.js';
import { decodeCursor, encodeCursor } from '../../common/paging/cursor.js';
import { pageHeaders } from '../../common/paging/page-headers.js';
import { DEFAULT_PAGE, type PageQuery } from '../../common/paging/page-query.js';
import { Transactions } from '../../common/transactions/transactions.js';
import { InviteRewards } from './invitations/invite-rewards.service.js';
import { COMPENSATE, LOCK_CUSTOMER, REVERSE } from './points.sql.js';
import { POINTS_PER_RUPEE } from './points.policy.js';
import { TooFewPoints } from './loyalty.errors.js';
import type { PointsEntryView } from './points-entry.view.js';
import { ENTRIES, SPEND, SPENDABLE, SPENDABLE_OF_PASS } from './loyalty.sql.js';
import { PointsEntry } from './points-entry.entity.js';

/** The pass that points make up for, as the points ledger names it. */
export interface CompensatedUse {
  passRow: string;
  passId: string;
  vendorId: number;
  dealId: number;
  title: string;
  titleNe: string | null;
}

/** Points: every movement is a ledger row, and the balance is their sum. */
@Injectable()
export class LoyaltyService {
  constructor(
    private readonly transactions: Transactions,
    private readonly invites: InviteRewards,
  ) {}

  /**
   * Reverses the points of a pass, once, for the customer and for the business that paid a part, with the
   * reward of an invitation (rule IV4). The balance may fall below 0.
   * @param passRow the pass's row number
   */
  async reversePass(userId: number, passRow: string): Promise<void> {
    await this.invites.lockRewarded(userId, passRow);
    await this.transactions.query(REVERSE, [passRow]);
    await this.invites.reverse(passRow);
  }

  /** Returns true if somebody could spend points of a use (rule O6). @param passRow the pass's row number */
  async areSpendable(passRow: string): Promise<boolean> {
    return (await this.transactions.query(SPENDABLE_OF_PASS, [passRow])).length > 0;
  }

  /**
   * Locks the customer's points until the end of the transaction. Call before the capacity of a deal is locked:
   * every transaction that needs both takes them in this order.
   */
  async lockCustomer(userId: number): Promise<void> {
    await this.transactions.query(LOCK_CUSTOMER, [userId]);
  }

  /**
   * Points that the customer can spend now (rule O6). Call within the transaction that spends them: it locks
   * the customer.
   */
  async spendableOf(userId: number): Promise<number> {
    await this.transactions.query(LOCK_CUSTOMER, [userId]);
    const [user] = await this.transactions.query<{ spendable: number }>(SPENDABLE, [userId]);
    return user?.spendable ?? 0;
  }

  /**
   * Pays a part of an order with points. Call within the order's transaction. Rejects `points.too-few` (409).
   * @param orderRow the order's row number
   */
  async spend(userId: number, points: number, orderRow: string): Promise<void> {
    if (points === 0) return;
    // Separate statements, so that concurrent uses of the customer commit before the spendable points are
    // read.
    await this.transactions.query(LOCK_CUSTOMER, [userId]);
    const spent = await this.transactions.query(SPEND, [userId, points, orderRow]);
    if (spent.length === 0) throw new TooFewPoints();
  }

  /** Returns points that paid for an order. Call within the transaction that undoes the payment. */
  async giveBack(userId: number, points: number, orderRow: string): Promise<void> {
    if (points === 0) return;
    await this.transactions.query(LOCK_CUSTOMER, [userId]);
    await this.transactions
      .of(PointsEntry)
      .insert({ userId, delta: points, kind: 'return', orderId: orderRow });
  }

  /**
   * Credits points that a business pays to the customer of one of its passes, once for each pass (rule HN7). Call
   * within the transaction of the decision.
   * @param rupees worth of the points
   */
  async compensate(userId: number, rupees: number, use: CompensatedUse): Promise<void> {
    await this.transactions.query(LOCK_CUSTOMER, [userId]);
    await this.transactions.query(COMPENSATE, [
      userId,
      rupees * POINTS_PER_RUPEE,
      use.passRow,
      use.vendorId,
      use.dealId,
      use.title,
      use.titleNe,
      use.passId,
    ]);
  }

  async entriesOf(
    userId: number,
    query: PageQuery,
    path: string,
  ): Promise<{ entries: PointsEntryView[]; headers: Record<string, string> }> {
    const { page, next, counted } = await this.page(userId, query);
    return { entries: page, headers: pageHeaders(path, next, counted) };
  }

  /** All entries of a user, newest first, in batches. */
  allEntriesOf(userId: number): AsyncIterable<PointsEntryView[]> {
    return allPages(async (cursor) => {
      const { page, next } = await this.page(userId, { cursor, limit: CHUNK });
      return { rows: page, next };
    });
  }

  private async page(
    userId: number,
    query: PageQuery,
  ): Promise<{ page: PointsEntryView[]; next: string | null; counted: number }> {
    const limit = query.limit ?? DEFAULT_PAGE;
    const before = query.cursor ? (decodeCursor(query.cursor, ['row'])[0] as number) : null;
    const rows = await this.transactions.query<PointsEntryView & { counted: number }>(ENTRIES, [
      userId,
      before,
      limit + 1,
    ]);
    const page = rows.slice(0, limit);
    const next = rows.length > limit ? encodeCursor([page.at(-1)?.id ?? 0]) : null;
    return {
      page: page.map(({ counted: _c, ...entry }) => entry),
      next,
      counted: rows[0]?.counted ?? 0,
    };
  }
}

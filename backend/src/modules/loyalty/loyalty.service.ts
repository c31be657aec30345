import { Injectable } from '@nestjs/common';
import { decodeCursor, encodeCursor } from '../../common/paging/cursor.js';
import { pageHeaders } from '../../common/paging/page-headers.js';
import { DEFAULT_PAGE, type PageQuery } from '../../common/paging/page-query.js';
import { Transactions } from '../../common/transactions/transactions.js';
import { TooFewPoints } from './loyalty.errors.js';
import type { PointsEntryView } from './points-entry.view.js';

const MOVE = `
  WITH entry AS (
    INSERT INTO points_ledger (user_id, delta, kind, pass_id, multiplier) VALUES ($1, $2, $3, $4, $5)
    ON CONFLICT DO NOTHING RETURNING user_id, delta
  )
  UPDATE users SET loyalty_points = loyalty_points + entry.delta FROM entry WHERE users.id = entry.user_id RETURNING users.id`;

/** $1 user, $2 points, $3 order. Nothing when there are fewer. */
const SPEND = `
  WITH paid AS (
    UPDATE users SET loyalty_points = loyalty_points - $2 WHERE id = $1 AND loyalty_points >= $2 RETURNING id
  )
  INSERT INTO points_ledger (user_id, delta, kind, order_id) SELECT id, -$2::int, 'spend', $3 FROM paid RETURNING id`;

const GIVE_BACK = `
  WITH entry AS (INSERT INTO points_ledger (user_id, delta, kind, order_id) VALUES ($1, $2, 'return', $3) RETURNING user_id, delta)
  UPDATE users SET loyalty_points = loyalty_points + entry.delta FROM entry WHERE users.id = entry.user_id RETURNING users.id`;

/** Points: every movement is a ledger row, and the balance is their sum. */
@Injectable()
export class LoyaltyService {
  constructor(private readonly transactions: Transactions) {}

  /**
   * Credits a redeemed pass, once whatever happens. Call within the transaction of the acceptance.
   * @param points as the membership multiplied them
   * @param passRow the pass's row number
   */
  async creditPass(userId: number, points: number, multiplier: number, passRow: string): Promise<void> {
    if (points > 0) await this.transactions.query(MOVE, [userId, points, 'redemption', passRow, multiplier]);
  }

  /** Takes back what a pass earned, once. The balance may fall below 0 by this alone. */
  async reversePass(userId: number, points: number, passRow: string): Promise<void> {
    if (points > 0) await this.transactions.query(MOVE, [userId, -points, 'reversal', passRow, 1]);
  }

  /**
   * Pays a part of an order with points. Call within the order's transaction. Refuses `points.too-few` (409).
   * @param orderRow the order's row number
   */
  async spend(userId: number, points: number, orderRow: string): Promise<void> {
    if (points === 0) return;
    const spent = await this.transactions.query(SPEND, [userId, points, orderRow]);
    if (spent.length === 0) throw new TooFewPoints();
  }

  /** Gives points back that paid for an order. Call within the transaction that undoes what they paid for. */
  async giveBack(userId: number, points: number, orderRow: string): Promise<void> {
    if (points > 0) await this.transactions.query(GIVE_BACK, [userId, points, orderRow]);
  }

  async entriesOf(
    userId: number,
    query: PageQuery,
    path: string,
  ): Promise<{ entries: PointsEntryView[]; headers: Record<string, string> }> {
    const limit = query.limit ?? DEFAULT_PAGE;
    const before = query.cursor ? (decodeCursor(query.cursor, ['row'])[0] as number) : null;
    const rows = await this.transactions.query<PointsEntryView & { counted: number }>(
      `SELECT e.id::int AS id, e.delta, e.kind, e.multiplier, iso(e.created_at) AS "createdAt", d.id AS "dealId", d.title AS "dealTitle", d.title_ne AS "dealTitleNe",
         (SELECT count(*)::int FROM points_ledger WHERE user_id = $1) AS counted
       FROM points_ledger e LEFT JOIN passes p ON p.id = e.pass_id LEFT JOIN deals d ON d.id = p.deal_id
       WHERE e.user_id = $1 AND ($2::bigint IS NULL OR e.id < $2) ORDER BY e.id DESC LIMIT $3`,
      [userId, before, limit + 1],
    );
    const page = rows.slice(0, limit);
    const next = rows.length > limit ? encodeCursor([page.at(-1)?.id ?? 0]) : null;
    return {
      entries: page.map(({ counted: _c, ...entry }) => entry),
      headers: pageHeaders(path, next, rows[0]?.counted ?? 0),
    };
  }
}

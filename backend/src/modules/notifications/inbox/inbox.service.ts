import { Injectable } from '@nestjs/common';
import { decodeCursor, encodeCursor } from '../../../common/paging/cursor.js';
import { pageHeaders } from '../../../common/paging/page-headers.js';
import { COUNTED_UP_TO, DEFAULT_PAGE, type PageQuery } from '../../../common/paging/page-query.js';
import { Transactions } from '../../../common/transactions/transactions.js';
import { NotificationView, type NotificationRow } from './notification.view.js';
import type { Notice } from '../kinds/notice.js';
import { LIST } from './inbox.sql.js';

/** What people are told in the product. */
@Injectable()
export class InboxService {
  constructor(private readonly transactions: Transactions) {}

  /** Nobody is told who is gone. Call within the delivery of the event. */
  async put({ userId, kind, dealId, path, facts }: Notice): Promise<void> {
    await this.transactions.query(
      `INSERT INTO notifications (user_id, kind, deal_id, path, facts)
       SELECT id, $2, $3, $4, $5 FROM users WHERE id = $1 AND erased_at IS NULL ON CONFLICT DO NOTHING`,
      [userId, kind, dealId, path, facts],
    );
  }

  async list(
    userId: number,
    query: PageQuery,
    path: string,
  ): Promise<{ notifications: NotificationView[]; headers: Record<string, string> }> {
    const limit = query.limit ?? DEFAULT_PAGE;
    const before = query.cursor ? (decodeCursor(query.cursor, ['row'])[0] as number) : null;
    const rows = await this.transactions.query<NotificationRow & { counted: number; unread: number }>(LIST, [
      userId,
      before,
      limit + 1,
    ]);
    const page = rows.slice(0, limit);
    const next = rows.length > limit ? encodeCursor([page.at(-1)?.id ?? 0]) : null;
    return {
      notifications: page.map((row) => NotificationView.of(row)),
      headers: {
        ...pageHeaders(path, next, rows[0]?.counted ?? 0),
        'x-unread-count': String(rows[0]?.unread ?? 0),
      },
    };
  }

  /** At most 1000 are counted. */
  async unread(userId: number): Promise<number> {
    const [row] = await this.transactions.query<{ unread: number }>(
      `SELECT count(*)::int AS unread FROM (SELECT 1 FROM notifications WHERE user_id = $1 AND read_at IS NULL LIMIT ${COUNTED_UP_TO}) u`,
      [userId],
    );
    return row?.unread ?? 0;
  }

  /** @param ids all of them when left out; somebody else's are passed over */
  async markRead(userId: number, ids?: readonly number[]): Promise<void> {
    await this.transactions.query(
      'UPDATE notifications SET read_at = now() WHERE user_id = $1 AND read_at IS NULL AND ($2::int[] IS NULL OR id = ANY($2))',
      [userId, ids ?? null],
    );
  }
}

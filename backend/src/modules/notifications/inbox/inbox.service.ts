import { Injectable } from '@nestjs/common';
import { decodeCursor, encodeCursor } from '../../../common/paging/cursor.js';
import { pageHeaders } from '../../../common/paging/page-headers.js';
import { DEFAULT_PAGE, type PageQuery } from '../../../common/paging/page-query.js';
import { Transactions } from '../../../common/transactions/transactions.js';
import type { Notification } from '../kinds/notification-kind.js';
import { NotificationKinds } from '../kinds/notification-kinds.service.js';
import { MessagePreferencesService } from '../preferences/message-preferences.service.js';
import { Recipients } from '../recipients.port.js';
import { INSERT, LIST, MARK_READ, UNREAD } from './inbox.sql.js';
import { type InboxRow, NotificationView } from './notification.view.js';

/** The notifications of a user in the product. */
@Injectable()
export class InboxService {
  constructor(
    private readonly transactions: Transactions,
    private readonly kinds: NotificationKinds,
    private readonly recipients: Recipients,
    private readonly preferences: MessagePreferencesService,
  ) {}

  /** Stores a notification, unless the account is erased or the group is muted. Call within the delivery of the event. */
  async put({ userId, kind, dealId, path, facts }: Notification): Promise<void> {
    if (!(await this.recipients.find(userId))) return;
    const group = this.kinds.rulesOf(kind).mutedBy;
    if (group && (await this.preferences.isMuted(userId, group, 'inbox'))) return;
    await this.transactions.query(INSERT, [userId, kind, dealId, path, facts]);
  }

  async list(
    userId: number,
    query: PageQuery,
    path: string,
  ): Promise<{ notifications: NotificationView[]; headers: Record<string, string> }> {
    const limit = query.limit ?? DEFAULT_PAGE;
    const before = query.cursor ? (decodeCursor(query.cursor, ['row'])[0] as number) : null;
    const rows = await this.transactions.query<InboxRow & { counted: number; unread: number }>(LIST, [
      userId,
      before,
      limit + 1,
    ]);
    const page = rows.slice(0, limit);
    const next = rows.length > limit ? encodeCursor([page.at(-1)?.id ?? 0]) : null;
    return {
      notifications: page.map((row) => NotificationView.of(row, this.kinds.translationsOf(row.kind))),
      headers: {
        ...pageHeaders(path, next, rows[0]?.counted ?? 0),
        'x-unread-count': String(rows[0]?.unread ?? 0),
      },
    };
  }

  /** Number of unread notifications, at most 1000. */
  async unread(userId: number): Promise<number> {
    const [row] = await this.transactions.query<{ unread: number }>(UNREAD, [userId]);
    return row?.unread ?? 0;
  }

  /** @param ids default: all; ids of other users are ignored */
  async markRead(userId: number, ids?: readonly number[]): Promise<void> {
    await this.transactions.query(MARK_READ, [userId, ids ?? null]);
  }
}

import { Injectable } from '@nestjs/common';
import { decodeCursor, encodeCursor } from '../../../common/paging/cursor.js';
import { pageHeaders } from '../../../common/paging/page-headers.js';
import { DEFAULT_PAGE, type PageQuery } from '../../../common/paging/page-query.js';
import { Transactions } from '../../../common/transactions/transactions.js';
import type { OwnInvitationView } from './own-invitation.view.js';
import { OWN_INVITATIONS } from './own-invitations.sql.js';

/** The user's invitations and what became of them. */
@Injectable()
export class OwnInvitations {
  constructor(private readonly transactions: Transactions) {}

  /** @param path the list's path with its query */
  async list(
    userId: number,
    query: PageQuery,
    path: string,
  ): Promise<{ invitations: OwnInvitationView[]; headers: Record<string, string> }> {
    const limit = query.limit ?? DEFAULT_PAGE;
    const before = query.cursor ? (decodeCursor(query.cursor, ['row'])[0] as number) : null;
    const rows = await this.transactions.query<OwnInvitationView & { counted: number }>(OWN_INVITATIONS, [
      userId,
      before,
      limit + 1,
    ]);
    const page = rows.slice(0, limit);
    const next = rows.length > limit ? encodeCursor([page.at(-1)?.id ?? 0]) : null;
    return {
      invitations: page.map(({ counted: _counted, ...invitation }) => invitation),
      headers: pageHeaders(path, next, rows[0]?.counted ?? 0),
    };
  }
}

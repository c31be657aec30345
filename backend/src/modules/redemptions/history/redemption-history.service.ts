import { Injectable } from '@nestjs/common';
import type { StaffOf } from '../../../common/access/session-user.js';
import { encodeCursor } from '../../../common/paging/cursor.js';
import { pageHeaders } from '../../../common/paging/page-headers.js';
import { DEFAULT_PAGE } from '../../../common/paging/page-query.js';
import { Transactions } from '../../../common/transactions/transactions.js';
import type { RedemptionHistoryQuery } from './redemption-history.dto.js';
import type { RedemptionChoicesView, VendorRedemptionView } from './redemption-history.view.js';
import {
  REDEMPTION_CHOICES,
  type RedemptionHistoryRow,
  redemptionHistoryStatement,
} from './redemption-history.sql.js';

/** Number of rows read at once when the whole history is read. */
const CHUNK = 500;

const nextAfter = (last: RedemptionHistoryRow | undefined): string | null =>
  last ? encodeCursor([last.keyTime, Number(last.keyRow)]) : null;

const shown = ({
  keyTime: _time,
  keyRow: _row,
  counted: _counted,
  ...view
}: RedemptionHistoryRow): VendorRedemptionView => view;

/** History of the passes accepted at a business's counter. Staff of one branch see that branch only. */
@Injectable()
export class RedemptionHistoryService {
  constructor(private readonly transactions: Transactions) {}

  async page(
    staff: StaffOf,
    query: RedemptionHistoryQuery,
    path: string,
  ): Promise<{ redemptions: VendorRedemptionView[]; headers: Record<string, string> }> {
    const limit = query.limit ?? DEFAULT_PAGE;
    const rows = await this.read(staff, query, limit);
    const next = nextAfter(rows.length > limit ? rows[limit - 1] : undefined);
    return {
      redemptions: rows.slice(0, limit).map(shown),
      headers: pageHeaders(path, next, rows[0]?.counted ?? 0),
    };
  }

  /** The whole history, in chunks. The next chunk is read on demand, and no connection is held in between. */
  async *all(staff: StaffOf, query: RedemptionHistoryQuery): AsyncGenerator<VendorRedemptionView[]> {
    let cursor: string | null = null;
    do {
      const rows = await this.read(staff, { ...query, ...(cursor ? { cursor } : {}) }, CHUNK, false);
      yield rows.slice(0, CHUNK).map(shown);
      cursor = nextAfter(rows.length > CHUNK ? rows[CHUNK - 1] : undefined);
    } while (cursor);
  }

  async choices(staff: StaffOf): Promise<RedemptionChoicesView> {
    const [row] = await this.transactions.query<RedemptionChoicesView>(REDEMPTION_CHOICES, [
      staff.vendorId,
      staff.branchId,
    ]);
    if (!row) throw new Error('The choices of the history answered nothing.');
    return row;
  }

  private read(
    staff: StaffOf,
    query: RedemptionHistoryQuery,
    limit: number,
    isCounted = true,
  ): Promise<RedemptionHistoryRow[]> {
    const branchId = staff.branchId ?? query.branch ?? null;
    const { sql, values } = redemptionHistoryStatement(staff.vendorId, branchId, query, limit, isCounted);
    return this.transactions.query<RedemptionHistoryRow>(sql, values);
  }
}

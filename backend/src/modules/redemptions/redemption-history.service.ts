import { Injectable } from '@nestjs/common';
import type { StaffOf } from '../../common/access/session-user.js';
import { encodeCursor } from '../../common/paging/cursor.js';
import { pageHeaders } from '../../common/paging/page-headers.js';
import { DEFAULT_PAGE } from '../../common/paging/page-query.js';
import { Transactions } from '../../common/transactions/transactions.js';
import type { RedemptionHistoryQuery } from './dto/redemption-history.dto.js';
import type { RedemptionChoicesView, VendorRedemptionView } from './dto/redemption-history.view.js';
import {
  REDEMPTION_CHOICES,
  type RedemptionHistoryRow,
  redemptionHistoryStatement,
} from './queries/redemption-history.query.js';

/** A table for a spreadsheet ends here: the newest rows. */
const LARGEST_TABLE = 10_000;

/** What passed the counter of a business. Staff of one branch see theirs. */
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
    const last = rows.length > limit ? rows[limit - 1] : undefined;
    const next = last ? encodeCursor([last.keyTime, Number(last.keyRow)]) : null;
    return {
      redemptions: rows
        .slice(0, limit)
        .map(({ keyTime: _time, keyRow: _row, counted: _counted, ...shown }) => shown),
      headers: pageHeaders(path, next, rows[0]?.counted ?? 0),
    };
  }

  /** @returns the newest ten thousand at the most */
  async all(staff: StaffOf, query: RedemptionHistoryQuery): Promise<VendorRedemptionView[]> {
    return (await this.read(staff, query, LARGEST_TABLE)).slice(0, LARGEST_TABLE);
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
  ): Promise<RedemptionHistoryRow[]> {
    const branchId = staff.branchId ?? query.branch ?? null;
    const { sql, values } = redemptionHistoryStatement(staff.vendorId, branchId, query, limit);
    return this.transactions.query<RedemptionHistoryRow>(sql, values);
  }
}

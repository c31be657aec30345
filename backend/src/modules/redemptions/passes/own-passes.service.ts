import { Injectable } from '@nestjs/common';
import { Outbox } from '../../../common/outbox/outbox.js';
import { decodeCursor, encodeCursor } from '../../../common/paging/cursor.js';
import { pageHeaders } from '../../../common/paging/page-headers.js';
import { DEFAULT_PAGE } from '../../../common/paging/page-query.js';
import { Clock } from '../../../common/time/clock.js';
import { Transactions } from '../../../common/transactions/transactions.js';
import { DealChanges, type PlacesChange } from '../../deals/index.js';
import type { OwnPassesQuery } from './pass.dto.js';
import { type PassRow, PassView } from './pass.view.js';
import { assertCancellable } from './pass.policy.js';
import { PassCodes } from './pass-codes.service.js';
import { PassMissing, PassNotOpen } from './pass.errors.js';
import { STATE_CONDITIONS, OWN_PASS, ownPasses, CANCEL_PASS } from './own-passes.sql.js';

/** Actions of customers on their passes. Requests for another customer's pass return `pass.not-found`. */
@Injectable()
export class OwnPassesService {
  constructor(
    private readonly transactions: Transactions,
    private readonly codes: PassCodes,
    private readonly outbox: Outbox,
    private readonly dealChanges: DealChanges,
    private readonly clock: Clock,
  ) {}

  async one(userId: number, passId: string): Promise<PassView> {
    const [row] = await this.transactions.query<PassRow>(OWN_PASS, [passId, userId]);
    if (!row) throw new PassMissing();
    return this.view(row);
  }

  async list(
    userId: number,
    query: OwnPassesQuery,
    path: string,
  ): Promise<{ passes: PassView[]; headers: Record<string, string> }> {
    const { limit = DEFAULT_PAGE, sort = 'newest' } = query;
    const isByEnd = sort === 'ending';
    const [before, endedAt] = query.cursor
      ? decodeCursor(query.cursor, isByEnd ? ['row', 'time'] : ['row'])
      : [];
    const condition = query.state?.map((state) => STATE_CONDITIONS[state]).join(' OR ') ?? 'true';
    const rows = await this.transactions.query<PassRow & { counted: number; endsAt: string }>(
      ownPasses(condition, sort),
      [userId, before ?? null, limit + 1, ...(isByEnd ? [endedAt ?? null] : [])],
    );
    const page = rows.slice(0, limit);
    const last = page.at(-1);
    const next =
      rows.length > limit && last
        ? encodeCursor([Number(last.rowId), ...(isByEnd ? [last.endsAt] : [])])
        : null;
    return {
      passes: page.map((row) => this.view(row)),
      headers: pageHeaders(path, next, rows[0]?.counted ?? 0),
    };
  }

  /** Cancels an open pass and releases its slot and capacity. Rejects `pass.not-open` and `pass.bought` (409). */
  async cancel(userId: number, passId: string): Promise<PassView> {
    return this.transactions.run(async () => {
      const { dealId } = await this.one(userId, passId);
      const cancelled = await this.transactions.query<PlacesChange>(CANCEL_PASS, [passId, userId]);
      if (cancelled.length === 0) {
        // Reads the current state, because another request may have been faster.
        const { state, expiresAt, isBought } = await this.one(userId, passId);
        assertCancellable({ state, expiresAt: new Date(expiresAt), isBought }, this.clock.now());
        throw new PassNotOpen({ currentState: state });
      }
      await this.outbox.publish('pass.cancelled', { passId, dealId, userId });
      await this.dealChanges.placesChanged(cancelled);
      return this.one(userId, passId);
    });
  }

  private view(row: PassRow): PassView {
    return PassView.of(row, this.codes, this.clock.now());
  }
}

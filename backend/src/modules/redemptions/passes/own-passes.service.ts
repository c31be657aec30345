import { Injectable } from '@nestjs/common';
import { CacheDrops } from '../../../common/http-cache/cache-drops.js';
import { Outbox } from '../../../common/outbox/outbox.js';
import { decodeCursor, encodeCursor } from '../../../common/paging/cursor.js';
import { pageHeaders } from '../../../common/paging/page-headers.js';
import { DEFAULT_PAGE } from '../../../common/paging/page-query.js';
import { Clock } from '../../../common/time/clock.js';
import { endOfNepalDay, startOfNepalDay } from '../../../common/time/nepal-day.js';
import { Transactions } from '../../../common/transactions/transactions.js';
import type { OwnPassesQuery } from './pass.dto.js';
import { type PassRow, PassView } from './pass.view.js';
import { SavingsView } from './savings.view.js';
import { assertCancellable } from './pass.policy.js';
import { PassCodes } from './pass-codes.service.js';
import { PassMissing, PassNotOpen } from './pass.errors.js';
import { STATE_CONDITIONS, OWN_PASS, ownPasses, CANCEL_PASS } from './own-passes.sql.js';
import { type ReleasedCapacity } from '../issue/released-capacity.sql.js';
import { SAVED_BY_MONTH } from './savings.sql.js';

/** What customers do with their passes. Somebody else's answers `pass.not-found`. */
@Injectable()
export class OwnPassesService {
  constructor(
    private readonly transactions: Transactions,
    private readonly codes: PassCodes,
    private readonly outbox: Outbox,
    private readonly drops: CacheDrops,
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
    const limit = query.limit ?? DEFAULT_PAGE;
    const before = query.cursor ? (decodeCursor(query.cursor, ['row'])[0] as number) : null;
    const condition = query.state?.map((state) => STATE_CONDITIONS[state]).join(' OR ') ?? 'true';
    const rows = await this.transactions.query<PassRow & { counted: number }>(ownPasses(condition), [
      userId,
      before,
      limit + 1,
    ]);
    const page = rows.slice(0, limit);
    const last = page.at(-1);
    const next = rows.length > limit && last ? encodeCursor([Number(last.rowId)]) : null;
    return {
      passes: page.map((row) => this.view(row)),
      headers: pageHeaders(path, next, rows[0]?.counted ?? 0),
    };
  }

  /** What visits of a year saved, from what was charged at the counter. One statement. */
  async savings(userId: number, year: number): Promise<SavingsView> {
    const rows = await this.transactions.query<{ saved: number }>(SAVED_BY_MONTH, [
      userId,
      startOfNepalDay(`${year}-01-01`),
      endOfNepalDay(`${year}-12-31`),
    ]);
    return SavingsView.of(
      year,
      rows.map(({ saved }) => saved),
    );
  }

  /** Gives an open pass back: its slot and place are free again. Refuses `pass.not-open` and `pass.bought` (409). */
  async cancel(userId: number, passId: string): Promise<PassView> {
    return this.transactions.run(async () => {
      const { dealId } = await this.one(userId, passId);
      const cancelled = await this.transactions.query<ReleasedCapacity>(CANCEL_PASS, [passId, userId]);
      if (cancelled.length === 0) {
        // As it is now: another request may have been faster.
        const { state, expiresAt, isBought } = await this.one(userId, passId);
        assertCancellable({ state, expiresAt: new Date(expiresAt), isBought }, this.clock.now());
        throw new PassNotOpen({ currentState: state });
      }
      await this.outbox.publish('pass.cancelled', { passId, dealId, userId });
      if (cancelled[0]?.wasFull) await this.drops.drop('deals');
      return this.one(userId, passId);
    });
  }

  private view(row: PassRow): PassView {
    return PassView.of(row, this.codes, this.clock.now());
  }
}

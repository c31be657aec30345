import { Injectable } from '@nestjs/common';
import { v7 as uuidv7 } from 'uuid';
import { violates } from '../../../common/errors/constraint.js';
import { Outbox } from '../../../common/outbox/outbox.js';
import { Clock } from '../../../common/time/clock.js';
import { Transactions } from '../../../common/transactions/transactions.js';
import { DealChanges, type PlacesChange } from '../../deals/index.js';
import { OwedPasses } from './owed-passes.service.js';
import { PassCodes } from '../passes/pass-codes.service.js';
import { ISSUE, REPLACE, SETTLE, SUSPENDED_SELLERS, TAKE_BACK } from './bought-passes.sql.js';

export interface BoughtLine {
  lineId: string;
  dealId: number;
  quantity: number;
  /** Price paid for each pass, in whole rupees. */
  unitPrice: number;
  /** Terms at the time of the sale; null for an order from before they were stored. */
  terms: Record<string, unknown> | null;
}

/** Another order of the customer may be paid at the same moment and take the same slots. */
const ATTEMPTS = 5;

/** Passes that were paid for. */
@Injectable()
export class BoughtPasses {
  constructor(
    private readonly transactions: Transactions,
    private readonly codes: PassCodes,
    private readonly owed: OwedPasses,
    private readonly outbox: Outbox,
    private readonly dealChanges: DealChanges,
    private readonly clock: Clock,
  ) {}

  /**
   * Issues all passes of an order with reserved capacity (rule OR4). Call within the transaction of the
   * capture, under a savepoint.
   * @returns false if one of them cannot be issued any more: then roll back to the savepoint
   */
  async issue(userId: number, lines: readonly BoughtLine[]): Promise<boolean> {
    if (!(await this.areSold(lines.map(({ dealId }) => dealId)))) return false;
    for (const line of lines) {
      await this.transactions.query(SETTLE, [userId, line.dealId]);
      const issued = await this.issueLine(userId, line);
      if (issued.length < line.quantity) return false;
      for (const passId of issued)
        await this.outbox.publish('pass.issued', { passId, dealId: line.dealId, userId });
    }
    return true;
  }

  /**
   * Returns true if the businesses of these deals may sell: none of them is suspended (rule P8). Call within
   * a transaction.
   */
  async areSold(dealIds: readonly number[]): Promise<boolean> {
    return (await this.transactions.query(SUSPENDED_SELLERS, [dealIds])).length === 0;
  }

  /** Chooses slots again if another transaction took one of them, now seeing that transaction's commit. */
  private async issueLine(userId: number, line: BoughtLine): Promise<string[]> {
    const { lineId, dealId, quantity, unitPrice, terms } = line;
    const ids = Array.from({ length: quantity }, () => uuidv7());
    const hashes = ids.map((id) => this.codes.hashOf(id));
    for (let attempt = 1; ; attempt++) {
      try {
        const issued = await this.transactions.nested(() =>
          this.transactions.query<{ id: string }>(ISSUE, [
            userId,
            dealId,
            lineId,
            ids,
            hashes,
            this.clock.now(),
            unitPrice,
            terms,
          ]),
        );
        return issued.map(({ id }) => id);
      } catch (error) {
        if (attempt === ATTEMPTS || !violates(error, 'passes_live_slot')) throw error;
      }
    }
  }

  /**
   * Cancels unused passes of an order's lines, expired ones included, and releases their slots and capacity.
   * Lock them before.
   * @returns the number of canceled passes
   */
  async takeBack(lineIds: readonly string[], passIds: readonly string[]): Promise<number> {
    const [taken] = await this.transactions.query<{ count: number; places: PlacesChange[] }>(TAKE_BACK, [
      lineIds,
      passIds,
    ]);
    await this.dealChanges.placesChanged(taken?.places ?? []);
    return taken?.count ?? 0;
  }

  /** The business is owed the pass now (rule ST1). Call within the transaction of the use. @param rowId the pass */
  async used(rowId: string): Promise<void> {
    await this.owed.used(rowId);
  }

  /** The marketplace bears the refund of a pass that was used before it was canceled (rule OF10). @param rowId the pass */
  async usedAfterRefund(rowId: string): Promise<void> {
    await this.owed.usedAfterRefund(rowId);
  }

  /**
   * Issues a replacement for a bought pass whose acceptance was voided at the counter.
   * @param rowId the voided pass
   * @returns false if its money was given back, so that there is none
   */
  async replace(rowId: string): Promise<boolean> {
    await this.owed.useTakenBack(rowId);
    const passId = uuidv7();
    const [made] = await this.transactions.query<{ dealId: number; userId: number }>(REPLACE, [
      rowId,
      passId,
      this.codes.hashOf(passId),
    ]);
    if (made) await this.outbox.publish('pass.issued', { passId, ...made });
    return made !== undefined;
  }
}

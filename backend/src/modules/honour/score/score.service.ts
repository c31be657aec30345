import { Injectable } from '@nestjs/common';
import { Outbox } from '../../../common/outbox/outbox.js';
import { Clock } from '../../../common/time/clock.js';
import { Transactions } from '../../../common/transactions/transactions.js';
import { HonourRanks } from '../../deals/index.js';
import { Consequences } from '../consequences/consequences.service.js';
import { type HonourCounts, shownScore } from './score.policy.js';
import { OWN_COUNTS, SCORE, SET_SCORE, STORED_SCORE } from './score.sql.js';
import type { OwnHonourView } from './score.view.js';

/** Honour scores of businesses, counted from answers and cases (rule HN3). */
@Injectable()
export class ScoreService {
  constructor(
    private readonly transactions: Transactions,
    private readonly outbox: Outbox,
    private readonly ranks: HonourRanks,
    private readonly consequences: Consequences,
    private readonly clock: Clock,
  ) {}

  /**
   * Counts the score of a business again, and applies what follows from it and from cases (rules HN11 and HN12).
   * @returns true if it changed
   */
  async recompute(vendorId: number): Promise<boolean> {
    return this.transactions.run(async () => {
      const counts = await this.count(vendorId);
      const changed = await this.transactions.query(SET_SCORE, [vendorId, counts.given, counts.counted]);
      await this.consequences.apply(vendorId, counts);
      if (changed.length === 0) return false;
      await this.outbox.publish('honour.score-changed', { vendorId, ...counts });
      await this.ranks.changed(vendorId);
      return true;
    });
  }

  async own(vendorId: number): Promise<OwnHonourView> {
    const [stored] = await this.transactions.query<HonourCounts>(STORED_SCORE, [vendorId]);
    const [counts] = await this.transactions.query<Omit<OwnHonourView, 'score' | 'counted'>>(OWN_COUNTS, [
      vendorId,
      this.clock.now(),
    ]);
    const known = stored ?? { given: 0, counted: 0 };
    const score = shownScore(known);
    const none = { yes: 0, partly: 0, no: 0 };
    const empty = { open: 0, waiting: 0, settled: 0, forCustomer: 0, forBusiness: 0, unanswered: 0 };
    return {
      score,
      counted: known.counted,
      answers: score ? (counts?.answers ?? none) : null,
      cases: counts?.cases ?? empty,
      heldPaisa: counts?.heldPaisa ?? 0,
    };
  }

  private async count(vendorId: number): Promise<HonourCounts> {
    const [counts] = await this.transactions.query<HonourCounts>(SCORE, [vendorId, this.clock.now()]);
    return counts ?? { given: 0, counted: 0 };
  }
}

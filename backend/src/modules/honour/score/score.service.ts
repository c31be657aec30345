import { Injectable } from '@nestjs/common';
import { Outbox } from '../../../common/outbox/outbox.js';
import { Clock } from '../../../common/time/clock.js';
import { Transactions } from '../../../common/transactions/transactions.js';
import { HonourRanks } from '../../deals/index.js';
import { Consequences } from '../consequences/consequences.service.js';
import { type HonourCounts, shownScore } from './score.policy.js';
import { ENDED_CASES, OWN_COUNTS, SCORE, SET_CASES, SET_SCORE, STORED_SCORE } from './score.sql.js';
import type { OwnHonourView } from './score.view.js';

interface EndedCases {
  settled: number;
  forCustomer: number;
  forBusiness: number;
  withdrawn: number;
  medianDays: number | null;
}

const NONE_ENDED: EndedCases = {
  settled: 0,
  forCustomer: 0,
  forBusiness: 0,
  withdrawn: 0,
  medianDays: null,
};

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
   * Counts the score and the ended cases of a business again, and applies what follows from it and from cases (rules HN11 and HN12).
   * @returns true if the score changed
   */
  async recompute(vendorId: number): Promise<boolean> {
    return this.transactions.run(async () => {
      const counts = await this.count(vendorId);
      const changed = await this.transactions.query(SET_SCORE, [vendorId, counts.given, counts.counted]);
      await this.consequences.apply(vendorId, counts);
      const isChanged = changed.length > 0;
      if (isChanged) await this.outbox.publish('honour.score-changed', { vendorId, ...counts });
      if ((await this.countEnded(vendorId)) || isChanged) await this.ranks.changed(vendorId);
      return isChanged;
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

  /** Stores how the cases of a business ended, for public pages (rule HN13). @returns true if it changed */
  private async countEnded(vendorId: number): Promise<boolean> {
    const [row] = await this.transactions.query<EndedCases>(ENDED_CASES, [vendorId, this.clock.now()]);
    const { settled, forCustomer, forBusiness, withdrawn, medianDays } = row ?? NONE_ENDED;
    const values = [vendorId, settled, forCustomer, forBusiness, withdrawn, medianDays];
    return (await this.transactions.query(SET_CASES, values)).length > 0;
  }

  private async count(vendorId: number): Promise<HonourCounts> {
    const [counts] = await this.transactions.query<HonourCounts>(SCORE, [vendorId, this.clock.now()]);
    return counts ?? { given: 0, counted: 0 };
  }
}

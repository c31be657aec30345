import { Injectable } from '@nestjs/common';
import { Outbox } from '../../../common/outbox/outbox.js';
import { Clock } from '../../../common/time/clock.js';
import { Transactions } from '../../../common/transactions/transactions.js';
import { FeaturingPauses } from '../../deals/index.js';
import type { HonourCounts } from '../score/score.policy.js';
import { needsReview } from './consequences.policy.js';
import { DECIDED_AGAINST, OPEN_REVIEW, SET_NOTE } from './consequences.sql.js';

/** What follows for a business from cases decided against it and from a low score (rules HN11 and HN12). */
@Injectable()
export class Consequences {
  constructor(
    private readonly transactions: Transactions,
    private readonly featuring: FeaturingPauses,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  /** Call within the transaction that counted the score. Calling it again has no further effect. */
  async apply(vendorId: number, counts: HonourCounts): Promise<void> {
    const now = this.clock.now();
    const [against] = await this.transactions.query<{ cases: number; until: Date | null }>(DECIDED_AGAINST, [
      vendorId,
      now,
    ]);
    const { cases = 0, until = null } = against ?? {};
    const changed = await this.transactions.query(SET_NOTE, [vendorId, until]);
    if (changed.length > 0) {
      const isPaused = until !== null && until > now;
      await this.featuring.changed(vendorId, isPaused);
      if (isPaused) await this.outbox.publish('honour.noted', { vendorId, until: until.toISOString() });
    }
    if (needsReview(cases, counts))
      await this.transactions.query(OPEN_REVIEW, [vendorId, cases, counts.given, counts.counted, now]);
  }
}

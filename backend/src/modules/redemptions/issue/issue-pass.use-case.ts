import { Injectable } from '@nestjs/common';
import { v7 as uuidv7 } from 'uuid';
import type { SessionUser } from '../../../common/access/session-user.js';
import { ServiceUnavailable } from '../../../common/errors/common.errors.js';
import { violates } from '../../../common/errors/constraint.js';
import { OutboxWakeup } from '../../../common/outbox/outbox-wakeup.js';
import { Clock } from '../../../common/time/clock.js';
import { nepalDay } from '../../../common/time/nepal-day.js';
import { Transactions } from '../../../common/transactions/transactions.js';
import {
  DealChanges,
  DealDailyLimitReached,
  DealMissing,
  DealSoldOut,
  type PlacesChange,
} from '../../deals/index.js';
import { assertIssuable, type IssueFacts } from './issue.policy.js';
import { PassCodes } from '../passes/pass-codes.service.js';
import { ISSUE_STATE, ISSUE_PASS } from './issue-pass.sql.js';

interface IssueState extends IssueFacts {
  openPass: string | null;
  /** Number of passes settled by this statement, whose capacity is free again. */
  overdue: number;
}

export interface Issued {
  /** Id of the pass. */
  id: string;
  isNew: boolean;
}

/** Retries after lost races, up to this number. */
const ATTEMPTS = 6;

@Injectable()
export class IssuePass {
  constructor(
    private readonly transactions: Transactions,
    private readonly codes: PassCodes,
    private readonly dealChanges: DealChanges,
    private readonly wakeup: OutboxWakeup,
    private readonly clock: Clock,
  ) {}

  /**
   * Issues a pass, or returns the customer's open one. Rejects `deal.not-found` (404) and the errors of the
   * issue policy; limits hold for any number of concurrent requests.
   */
  async run(user: SessionUser, dealId: number): Promise<Issued> {
    for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
      const issued = await this.transactions.runStatement(() => this.attempt(user, dealId));
      if (issued) return issued;
    }
    throw new ServiceUnavailable({ retryAfterSeconds: 1 });
  }

  /**
   * Tries once to issue a pass.
   * @returns null if another request was faster or an overdue pass blocked the slot, so that the caller tries
   * again
   */
  private async attempt(user: SessionUser, dealId: number): Promise<Issued | null> {
    const now = this.clock.now();
    const day = nepalDay(now);
    const worksFor = user.staffOf?.vendorId ?? null;
    const passId = uuidv7();
    const [taken] = await this.transactions
      .query<Omit<PlacesChange, 'dealId'>>(ISSUE_PASS, [
        user.id,
        dealId,
        day,
        passId,
        this.codes.hashOf(passId),
        now,
        worksFor,
      ])
      .catch(rejectFull);
    if (taken) {
      await this.dealChanges.placesChanged([{ dealId, ...taken }]);
      this.wakeup.afterCommit();
      return { id: passId, isNew: true };
    }
    const [standing] = await this.transactions.query<IssueState>(ISSUE_STATE, [user.id, dealId, day]);
    if (!standing) throw new DealMissing();
    if (standing.openPass) return { id: standing.openPass, isNew: false };
    assertIssuable({ ...standing, taken: standing.taken - standing.overdue }, worksFor, now);
    return null;
  }
}

function rejectFull(error: unknown): never {
  if (violates(error, 'deal_capacity_total')) throw new DealSoldOut();
  if (violates(error, 'deal_capacity_daily')) throw new DealDailyLimitReached();
  throw error;
}

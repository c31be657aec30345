import { Injectable } from '@nestjs/common';
import type { SessionUser } from '../../../common/access/session-user.js';
import type { AppError } from '../../../common/errors/app-error.js';
import { Clock } from '../../../common/time/clock.js';
import { nepalDay } from '../../../common/time/nepal-day.js';
import { Transactions } from '../../../common/transactions/transactions.js';
import { DealMissing } from '../../deals/index.js';
import { OwnPassesService } from '../passes/own-passes.service.js';
import type { PassView } from '../passes/pass.view.js';
import { OWN_ISSUE_STATE } from './issue-pass.sql.js';
import { type IssueFacts, rejectionsOf } from './issue.policy.js';

interface OwnStandingRow extends IssueFacts {
  openPass: string | null;
  /** True if one of the open passes was issued: a request for a pass returns that one. */
  isIssued: boolean;
  used: number;
  /** Number of passes in any state. */
  passCount: number;
  /** Number of expired passes that still hold capacity. */
  overdue: number;
}

/** A customer's current state for a deal. */
export interface OwnStanding {
  openPass: PassView | null;
  used: number;
  /** Null without a limit. */
  usesLeft: number | null;
  rejections: AppError[];
}

/** Reads a customer's passes of a deal and the reasons against another one, without a write. */
@Injectable()
export class OwnStandings {
  constructor(
    private readonly transactions: Transactions,
    private readonly passes: OwnPassesService,
    private readonly clock: Clock,
  ) {}

  /** @throws deal.not-found (404) */
  async of(user: SessionUser, dealId: number): Promise<OwnStanding> {
    const now = this.clock.now();
    const row = await this.read(user, dealId, now);
    if (!row) throw new DealMissing();
    const { openPass, isIssued, used, redemptionLimit, taken, overdue } = row;
    const facts = { ...row, taken: taken - overdue };
    return {
      openPass: openPass === null ? null : await this.passes.one(user.id, openPass),
      used,
      usesLeft: redemptionLimit === null ? null : Math.max(0, redemptionLimit - used),
      rejections: isIssued ? [] : rejectionsOf(facts, user.staffOf?.vendorId ?? null, now),
    };
  }

  /** @returns the first reason against a pass for a customer who never had one of the deal; null for others, and without a reason */
  async firstRejection(user: SessionUser, dealId: number): Promise<AppError | null> {
    const now = this.clock.now();
    const row = await this.read(user, dealId, now);
    if (!row || row.passCount > 0) return null;
    return rejectionsOf(row, user.staffOf?.vendorId ?? null, now)[0] ?? null;
  }

  private async read(user: SessionUser, dealId: number, now: Date): Promise<OwnStandingRow | undefined> {
    const day = nepalDay(now);
    const [row] = await this.transactions.query<OwnStandingRow>(OWN_ISSUE_STATE, [user.id, dealId, day]);
    return row;
  }
}

import { Injectable } from '@nestjs/common';
import type { StaffOf } from '../../../common/access/session-user.js';
import { OutboxWakeup } from '../../../common/outbox/outbox-wakeup.js';
import { Clock } from '../../../common/time/clock.js';
import { nepalDay, startOfNepalDay } from '../../../common/time/nepal-day.js';
import { Transactions } from '../../../common/transactions/transactions.js';
import { pointBoundsOf, pointsOfUse } from '../../loyalty/index.js';
import { SettingsService } from '../../settings/index.js';
import { BranchesService } from '../../vendors/index.js';
import { BoughtPasses } from '../issue/bought-passes.service.js';
import type { AcceptDto } from '../passes/pass.dto.js';
import { PassMissing } from '../passes/pass.errors.js';
import { assertAcceptable } from '../passes/pass.policy.js';
import { PassMetrics } from '../passes/passes.metrics.js';
import { type AtCounter, CounterPasses, standingAt } from './counter-passes.service.js';
import { ACCEPT, type AcceptedRow, type CounterPassRow, EARN, PASS_BY_ID } from './counter.sql.js';
import type { CounterPassView } from './counter.view.js';
import {
  assertBillReached,
  assertBranchSaid,
  assertPartyLargeEnough,
  assertVisitAllowed,
} from './visit.policy.js';

/** Accepts a code at the counter. */
@Injectable()
export class AcceptPass {
  constructor(
    private readonly transactions: Transactions,
    private readonly passes: CounterPasses,
    private readonly bought: BoughtPasses,
    private readonly branches: BranchesService,
    private readonly settings: SettingsService,
    private readonly wakeup: OutboxWakeup,
    private readonly metrics: PassMetrics,
    private readonly clock: Clock,
  ) {}

  /**
   * Accepts a code once, at the deal's business. Points are credited in the same transaction. Rejects
   * `pass.already-used` (409, with the first use), `pass.expired`, `pass.cancelled` (410), the deal's terms
   * (409) and `branch.not-found` (404).
   */
  async run(who: AtCounter, { code, branchId, amount, guests }: AcceptDto): Promise<CounterPassView> {
    const { user, staff } = who;
    const pass = await this.passes.find(who, code);
    return this.transactions.run(async () => {
      const at = standingAt(staff, branchId);
      assertAcceptable(pass, this.clock.now());
      assertVisitAllowed(pass, at, this.clock.now());
      assertBranchSaid(pass, at);
      if (typeof amount === 'number') assertBillReached(pass, amount);
      if (typeof guests === 'number') assertPartyLargeEnough(pass, guests);
      const charged = amount ?? pass.charge;
      const [accepted] = await this.transactions.query<AcceptedRow>(ACCEPT, [
        pass.rowId,
        user.id,
        at,
        charged,
        startOfNepalDay(nepalDay(this.clock.now())),
      ]);
      if (!accepted) return this.rejectUnaccepted(pass, staff, at);
      if (pass.isBought) await this.bought.used(pass.rowId);
      const earned = await this.earn(pass, accepted);
      this.wakeup.afterCommit();
      this.transactions.afterCommit(() => this.metrics.passes.labels('redeemed').inc());
      return this.passes.view(
        {
          ...pass,
          redeemedAt: accepted.redeemedAt,
          usedAtBranch: accepted.usedAtBranch,
          ...earned,
          state: 'redeemed',
          usedBy: user.firstName,
          amount: charged,
        },
        at,
      );
    });
  }

  /** Credits the points of the pass, as far as the rules for points allow (O1 to O5). */
  private async earn(
    pass: CounterPassRow,
    use: AcceptedRow,
  ): Promise<Pick<CounterPassRow, 'points' | 'pointsWithheld'>> {
    const bounds = pointBoundsOf(await this.settings.all());
    const { points, fromBusiness, withheld } = pointsOfUse({ ...use, points: pass.pointsEarned }, bounds);
    if (points > 0 || withheld)
      await this.transactions.query(EARN, [
        pass.rowId,
        points,
        withheld,
        use.multiplier,
        fromBusiness,
        use.membershipId,
      ]);
    return { points, pointsWithheld: withheld };
  }

  /** Throws the reason: another request was faster, or the branch does not belong to the business. */
  private async rejectUnaccepted(pass: CounterPassRow, staff: StaffOf, at: number | null): Promise<never> {
    if (at !== null) await this.branches.one(staff.vendorId, at);
    const [current] = await this.transactions.query<CounterPassRow>(PASS_BY_ID, [pass.publicId]);
    if (current) assertAcceptable(current, this.clock.now());
    throw new PassMissing();
  }
}

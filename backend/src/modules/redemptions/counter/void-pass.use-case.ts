import { Injectable } from '@nestjs/common';
import type { SessionUser, StaffOf } from '../../../common/access/session-user.js';
import { Outbox } from '../../../common/outbox/outbox.js';
import { Clock } from '../../../common/time/clock.js';
import { Transactions } from '../../../common/transactions/transactions.js';
import { AuditService } from '../../audit/index.js';
import { DealChanges, type PlacesChange } from '../../deals/index.js';
import { LoyaltyService } from '../../loyalty/index.js';
import { BoughtPasses } from '../issue/bought-passes.service.js';
import { RELEASED_CAPACITY } from '../issue/released-capacity.sql.js';
import { PassMissing } from '../passes/pass.errors.js';
import { assertVoidable } from '../passes/pass.policy.js';
import { CounterPasses } from './counter-passes.service.js';
import { type CounterPassRow, PASS_BY_ID } from './counter.sql.js';
import type { CounterPassView } from './counter.view.js';
import { VOID } from './void-pass.sql.js';

const isElsewhere = (pass: CounterPassRow, staff: StaffOf): boolean =>
  staff.branchId !== null && pass.branchId !== null && pass.branchId !== staff.branchId;

/** Voids an acceptance. */
@Injectable()
export class VoidPass {
  constructor(
    private readonly transactions: Transactions,
    private readonly passes: CounterPasses,
    private readonly bought: BoughtPasses,
    private readonly loyalty: LoyaltyService,
    private readonly audit: AuditService,
    private readonly outbox: Outbox,
    private readonly dealChanges: DealChanges,
    private readonly clock: Clock,
  ) {}

  /**
   * Voids an acceptance within `passes.voidMinutes`: slot, capacity and points are released. Rejects
   * `pass.not-redeemed`, `pass.void-too-late` (409), and `pass.not-found` for staff of another branch (rule
   * J1).
   */
  async run(user: SessionUser, staff: StaffOf, passId: string, reason: string): Promise<CounterPassView> {
    return this.transactions.run(async () => {
      const [pass] = await this.transactions.query<CounterPassRow>(`${PASS_BY_ID} FOR UPDATE OF p`, [passId]);
      if (!pass || pass.vendorId !== staff.vendorId || isElsewhere(pass, staff)) throw new PassMissing();
      assertVoidable(pass, this.clock.now(), await this.passes.voidMinutes());
      await this.takeBack(pass, reason);
      await this.loyalty.reversePass(pass.userId, pass.rowId);
      await this.audit.write({
        actorId: user.id,
        action: 'pass.voided',
        subjectType: 'pass',
        subjectId: passId,
        after: { reason, amount: pass.amount },
      });
      await this.outbox.publish('pass.voided', { passId, dealId: pass.dealId, userId: pass.userId });
      return this.passes.one(passId, staff);
    });
  }

  /**
   * Voids the pass. A bought pass is replaced by a new one, and its capacity stays taken (rule OR8).
   */
  private async takeBack(pass: CounterPassRow, reason: string): Promise<void> {
    if (pass.isBought) {
      await this.transactions.query(VOID, [pass.rowId, reason]);
      await this.bought.replace(pass.rowId);
      return;
    }
    const freed = await this.transactions.query<PlacesChange>(`WITH pass AS (${VOID}) ${RELEASED_CAPACITY}`, [
      pass.rowId,
      reason,
    ]);
    await this.dealChanges.placesChanged(freed);
  }
}

import { Injectable } from '@nestjs/common';
import type { SessionUser, StaffOf } from '../../../common/access/session-user.js';
import { Clock } from '../../../common/time/clock.js';
import { Transactions } from '../../../common/transactions/transactions.js';
import { AuditService } from '../../audit/index.js';
import { PassMissing, PassWithCase } from '../passes/pass.errors.js';
import { assertVoidable } from '../passes/pass.policy.js';
import { CounterPasses } from './counter-passes.service.js';
import { type CounterPassRow, PASS_BY_ID } from './counter.sql.js';
import type { CounterPassView } from './counter.view.js';
import { WITH_CASE } from './void-pass.sql.js';
import { VoidUse } from './void-use.service.js';

const isElsewhere = (pass: CounterPassRow, staff: StaffOf): boolean =>
  staff.branchId !== null && pass.branchId !== null && pass.branchId !== staff.branchId;

/** Voids an acceptance. */
@Injectable()
export class VoidPass {
  constructor(
    private readonly transactions: Transactions,
    private readonly passes: CounterPasses,
    private readonly uses: VoidUse,
    private readonly audit: AuditService,
    private readonly clock: Clock,
  ) {}

  /**
   * Voids an acceptance within `passes.voidMinutes`, slot, capacity and points are released. Rejects
   * `pass.not-redeemed`, `pass.void-too-late`, `pass.with-case` (409), and `pass.not-found` for staff of another branch (rule
   * J1).
   */
  async run(user: SessionUser, staff: StaffOf, passId: string, reason: string): Promise<CounterPassView> {
    return this.transactions.run(async () => {
      const [pass] = await this.transactions.query<CounterPassRow>(`${PASS_BY_ID} FOR UPDATE OF p`, [passId]);
      if (!pass || pass.vendorId !== staff.vendorId || isElsewhere(pass, staff)) throw new PassMissing();
      assertVoidable(pass, this.clock.now(), await this.passes.voidMinutes());
      // Its customer is answered in the case, which may have paid the money back.
      const cases = await this.transactions.query(WITH_CASE, [pass.rowId]);
      if (cases.length > 0) throw new PassWithCase();
      await this.uses.run(pass, reason);
      if (!pass.isTest) await this.record(user, passId, { reason, amount: pass.amount });
      return this.passes.one(passId, staff);
    });
  }

  private record(
    user: SessionUser,
    passId: string,
    after: { reason: string; amount: number | null },
  ): Promise<void> {
    return this.audit.write({
      actorId: user.id,
      action: 'pass.voided',
      subjectType: 'pass',
      subjectId: passId,
      after,
    });
  }
}

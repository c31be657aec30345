import { Injectable } from '@nestjs/common';
import type { SessionUser } from '../../../common/access/session-user.js';
import { Clock } from '../../../common/time/clock.js';
import { Transactions } from '../../../common/transactions/transactions.js';
import { ApprovalKinds, ApprovalPending, Approvals } from '../../approvals/index.js';
import { AuditService } from '../../audit/index.js';
import { Remedies } from '../remedies/remedies.service.js';
import type { DecideCaseDto } from './case.dto.js';
import { assertMayDecide, nextState } from './case.policy.js';
import type { HonourCaseView } from './case.view.js';
import { CaseMoves } from './case-moves.service.js';
import { CaseReader } from './case-reader.service.js';
import type { HonourCase } from './honour-case.entity.js';

/** Decisions of admins about cases (rule HN6). A large refund needs the approval of a second admin (rule Y8). */
@Injectable()
export class DecideCase {
  constructor(
    private readonly transactions: Transactions,
    private readonly moves: CaseMoves,
    private readonly remedies: Remedies,
    private readonly reader: CaseReader,
    private readonly approvals: Approvals,
    private readonly audit: AuditService,
    private readonly clock: Clock,
    kinds: ApprovalKinds,
  ) {
    kinds.register('honour-decision', {
      approve: async ({ subjectId, request, requestedBy }) => {
        await this.decide(await this.moves.lock(subjectId), requestedBy, request as DecideCaseDto);
      },
    });
  }

  /**
   * Rejects `case.not-found` (404), `case.not-yours` (403, for the second look of an own decision),
   * `case.state`, `case.remedy-not-possible` and `approval.pending` (409).
   */
  run(admin: SessionUser, id: string, form: DecideCaseDto): Promise<HonourCaseView> {
    return this.transactions.run(async () => {
      const one = await this.moves.lock(id);
      nextState(one, 'decide');
      assertMayDecide(one, admin.id);
      if (await this.approvals.pendingOf('honour-decision', id)) throw new ApprovalPending();
      const remedy =
        form.for === 'customer' && form.remedy ? this.remedies.proposed(one, form.remedy, form.amount) : null;
      if (remedy) await this.remedies.assertPossible(one);
      const amount = one.isBought ? (remedy?.amount ?? 0) : 0;
      if (amount > 0 && (await this.needsSecond(admin.id, one, amount)))
        await this.approvals.ask({
          kind: 'honour-decision',
          subjectId: id,
          paisa: amount * 100,
          request: form,
          requestedBy: admin.id,
        });
      else await this.decide(one, admin.id, form);
      return this.reader.one(admin, id);
    });
  }

  private async needsSecond(adminId: number, one: HonourCase, amount: number): Promise<boolean> {
    return this.approvals.isNeeded(adminId, (await this.remedies.refundedWith(one, amount)) * 100);
  }

  private async decide(one: HonourCase, adminId: number, form: DecideCaseDto): Promise<void> {
    assertMayDecide(one, adminId);
    const remedy =
      form.for === 'customer' && form.remedy ? this.remedies.proposed(one, form.remedy, form.amount) : null;
    if (remedy) await this.remedies.assertPossible(one);
    const before = { state: one.state, for: one.decidedFor };
    const entry = {
      kind: 'decided' as const,
      by: 'admin' as const,
      userId: adminId,
      text: form.reason,
      decidedFor: form.for,
      remedy: remedy?.kind ?? null,
      amount: remedy?.amount ?? null,
    };
    await this.moves.step(one, 'decide', entry, {
      decidedFor: form.for,
      decidedRemedy: remedy?.kind ?? null,
      decidedAmount: remedy?.amount ?? null,
      decidedBy: adminId,
      decidedAt: this.clock.now(),
      heldPaisa: this.remedies.held(one, remedy),
    });
    if (one.closedAt) await this.remedies.carryOutDecision(one);
    await this.audit.write({
      actorId: adminId,
      action: 'case.decided',
      subjectType: 'case',
      subjectId: one.publicId,
      before,
      after: {
        state: one.state,
        for: form.for,
        remedy: remedy?.kind ?? null,
        amount: remedy?.amount ?? null,
      },
    });
  }
}

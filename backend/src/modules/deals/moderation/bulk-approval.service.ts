import { Injectable } from '@nestjs/common';
import type { SessionUser } from '../../../common/access/session-user.js';
import { translateError } from '../../../common/errors/translate-error.js';
import { Transactions } from '../../../common/transactions/transactions.js';
import { DealChecksFailed, DealMissing } from '../deal.errors.js';
import { DealModerationService } from './deal-moderation.service.js';
import { RevisionModeration } from './revision-moderation.service.js';
import type { BulkDecisionView } from './deal-checks.view.js';
import { DealChecks } from './deal-checks.service.js';

/** Version of a deal that the admin reviewed. */
export interface SeenDeal {
  id: number;
  version: number;
  /** Reviewed revision; none for a new deal. */
  revisionId?: number | null;
}

/** Approves deals that pass all checks, each in its own transaction (rule X3). */
@Injectable()
export class BulkApproval {
  constructor(
    private readonly transactions: Transactions,
    private readonly checks: DealChecks,
    private readonly moderation: DealModerationService,
    private readonly revisions: RevisionModeration,
  ) {}

  /** @returns the result of each deal, in the order of the request */
  async approve(deals: readonly SeenDeal[], admin: SessionUser): Promise<BulkDecisionView[]> {
    const decisions: BulkDecisionView[] = [];
    for (const deal of deals) decisions.push(await this.decide(deal, admin));
    return decisions;
  }

  private async decide(seen: SeenDeal, admin: SessionUser): Promise<BulkDecisionView> {
    const decision = { dealId: seen.id, title: null, code: null, message: null, currentState: null };
    try {
      const title = await this.transactions.run(() => this.approveOne(seen, admin));
      return { ...decision, title, approved: true };
    } catch (error) {
      const rejected = translateError(error);
      if (!rejected) throw error;
      const { currentState } = rejected.details;
      return {
        ...decision,
        approved: false,
        code: rejected.code,
        message: rejected.message,
        currentState: typeof currentState === 'string' ? currentState : null,
      };
    }
  }

  /** Rejects the errors of an approval, and `deal.checks-failed` (409). @returns title of the deal */
  private async approveOne({ id, version, revisionId }: SeenDeal, admin: SessionUser): Promise<string> {
    const [checked] = await this.checks.of([id]);
    if (!checked) throw new DealMissing();
    if (checked.isWaiting && !checked.allPassed) throw new DealChecksFailed();
    if (revisionId) await this.revisions.approve(revisionId, admin);
    else await this.moderation.approve(id, admin, version);
    return checked.title;
  }
}

import { Injectable } from '@nestjs/common';
import { Transactions } from '../../../common/transactions/transactions.js';
import { type WorkDecision, WorkKinds } from '../../worklist/index.js';
import type { Decider, Rejection } from './deal-decisions.service.js';
import { DealModerationService } from './deal-moderation.service.js';
import { RevisionModeration } from './revision-moderation.service.js';
import {
  BUSINESS_OF,
  LOCKED_CHANGE_VERSION,
  LOCKED_DEAL_VERSION,
  WAITING_CHANGES,
  WAITING_DEALS,
} from './waiting-deals.sql.js';

/** Registers pending deals and revisions as work items (rule WB1). */
@Injectable()
export class DealsWork {
  constructor(
    kinds: WorkKinds,
    private readonly transactions: Transactions,
    private readonly deals: DealModerationService,
    private readonly revisions: RevisionModeration,
  ) {
    kinds.register(
      {
        kind: 'deal',
        right: 'deals',
        items: WAITING_DEALS,
        lockedVersion: LOCKED_DEAL_VERSION,
        acts: { approve: (decision) => this.approve(decision), reject: (decision) => this.reject(decision) },
      },
      {
        kind: 'revision',
        right: 'deals',
        items: WAITING_CHANGES,
        lockedVersion: LOCKED_CHANGE_VERSION,
        acts: {
          approve: (decision) => this.approveChange(decision),
          reject: (decision) => this.rejectChange(decision),
        },
      },
    );
  }

  private async approve(decision: WorkDecision): Promise<void> {
    const { vendorId, priceItemId } = decision.request as { vendorId?: number; priceItemId?: number };
    await this.deals.approve(
      Number(decision.subject),
      await this.decider(decision),
      decision.version,
      vendorId,
      priceItemId,
    );
  }

  private async reject(decision: WorkDecision): Promise<void> {
    const rejection: Rejection = { ...decision.request, version: decision.version };
    await this.deals.reject(Number(decision.subject), await this.decider(decision), rejection);
  }

  private async approveChange(decision: WorkDecision): Promise<void> {
    const { priceItemId } = decision.request as { priceItemId?: number };
    const admin = await this.decider(decision);
    await this.revisions.approve(Number(decision.subject), admin, decision.version, priceItemId);
  }

  private async rejectChange(decision: WorkDecision): Promise<void> {
    const rejection: Rejection = { ...decision.request, version: decision.version };
    await this.revisions.reject(Number(decision.subject), await this.decider(decision), rejection);
  }

  /** Reads the admin's business from the database, because no session exists when a pending decision is applied. */
  private async decider({ adminId }: WorkDecision): Promise<Decider> {
    const [staffOf] = await this.transactions.query<{ vendorId: number }>(BUSINESS_OF, [adminId]);
    return { id: adminId, staffOf: staffOf ?? null };
  }
}

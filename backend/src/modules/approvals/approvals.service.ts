import { Injectable } from '@nestjs/common';
import { v7 as uuidv7 } from 'uuid';
import { Transactions } from '../../common/transactions/transactions.js';
import { type AuditEntry, AuditService } from '../audit/index.js';
import { FactorResets } from '../auth/index.js';
import { ApprovalDecided, ApprovalMissing, ApprovalPending, OwnRequest } from './approval.errors.js';
import { type Approval, ApprovalKinds } from './approval-kinds.service.js';
import * as sql from './approvals.sql.js';
import { SecondAdminLimit } from './second-admin-limit.service.js';

const SUBJECT_TYPES: Readonly<Record<Approval['kind'], string>> = {
  payout: 'vendor',
  'payout-run': 'payout-run',
  'order-refund': 'order',
  'refund-close': 'refund',
  'honour-decision': 'case',
};

/** Large payouts and refunds wait for the approval of a second admin (rule Y8). */
@Injectable()
export class Approvals {
  constructor(
    private readonly transactions: Transactions,
    private readonly kinds: ApprovalKinds,
    private readonly limit: SecondAdminLimit,
    private readonly resets: FactorResets,
    private readonly audit: AuditService,
  ) {}

  /** Returns true if an admin needs the approval of a second one for that sum. */
  async isNeeded(adminId: number, paisa: number): Promise<boolean> {
    return paisa > (await this.limit.paisaFor(adminId));
  }

  /**
   * Stores an admin's request until a second admin decides. Call within the transaction that checked it.
   * @param request input of the kind's `approve`
   * @throws approval.pending (409) while an earlier request about the same subject is pending
   * @param isAudited false if the caller writes the audit entry
   * @returns the request's public id
   */
  async ask(asked: Omit<Approval, 'id'>, isAudited = true): Promise<string> {
    const { kind, subjectId, paisa, request, requestedBy } = asked;
    const id = uuidv7();
    const made = await this.transactions.query(sql.ASK, [
      id,
      kind,
      subjectId,
      paisa,
      JSON.stringify(request),
      requestedBy,
    ]);
    if (made.length === 0) throw new ApprovalPending();
    if (isAudited) await this.note(requestedBy, 'approval.requested', { ...asked, id }, { request });
    return id;
  }

  /** Returns true if the request exists. */
  async isOne(id: string): Promise<boolean> {
    return (await this.transactions.query(sql.EXISTS, [id])).length > 0;
  }

  /** @throws approval.pending (409) unless no approval was needed, or a second admin approved */
  async assertApproved(kind: Approval['kind'], subjectId: string): Promise<void> {
    const newest = await this.newest(kind, subjectId);
    if (newest && newest.state !== 'approved') throw new ApprovalPending({ approvalId: newest.id });
  }

  /** @returns the id of the pending request about a subject; null without one */
  async pendingOf(kind: Approval['kind'], subjectId: string): Promise<string | null> {
    const newest = await this.newest(kind, subjectId);
    return newest?.state === 'pending' ? newest.id : null;
  }

  /**
   * Approves the request and carries it out.
   * @throws approval.not-found (404), approval.decided (409), approval.own-request,
   * auth.factor-reset-recently (403), and the errors of the action
   */
  async approve(adminId: number, id: string): Promise<void> {
    await this.transactions.run(async () => {
      await this.resets.assertNone(adminId);
      const approval = await this.open(id);
      if (approval.requestedBy === adminId) throw new OwnRequest();
      await this.transactions.query(sql.DECIDE, [id, 'approved', adminId, null]);
      await this.kinds.of(approval.kind).approve?.(approval);
      await this.note(adminId, 'approval.approved', approval, { requestedBy: approval.requestedBy });
    });
  }

  /**
   * Rejects the request; the requesting admin may do so too.
   * @throws approval.not-found (404), approval.decided (409)
   */
  async reject(adminId: number, id: string, reason: string): Promise<void> {
    await this.transactions.run(async () => {
      const approval = await this.open(id);
      await this.transactions.query(sql.DECIDE, [id, 'rejected', adminId, reason]);
      await this.kinds.of(approval.kind).reject?.(approval, adminId, reason);
      await this.note(adminId, 'approval.rejected', approval, { requestedBy: approval.requestedBy, reason });
    });
  }

  /**
   * Rejects one expired request.
   * @returns true if there was one
   */
  async expireOne(): Promise<boolean> {
    return this.transactions.run(async () => {
      const [approval] = await this.transactions.query<Approval>(sql.OVERDUE);
      if (!approval) return false;
      await this.transactions.query(sql.EXPIRE, [approval.id]);
      await this.kinds.of(approval.kind).reject?.(approval, approval.requestedBy, 'No second admin in time.');
      await this.note(null, 'approval.expired', approval, { requestedBy: approval.requestedBy });
      return true;
    });
  }

  private async newest(
    kind: Approval['kind'],
    subjectId: string,
  ): Promise<{ id: string; state: string } | undefined> {
    const [newest] = await this.transactions.query<{ id: string; state: string }>(sql.NEWEST, [
      kind,
      subjectId,
    ]);
    return newest;
  }

  private async open(id: string): Promise<Approval> {
    const [row] = await this.transactions.query<Approval & { isOpen: boolean }>(sql.LOCKED, [id]);
    if (!row) throw new ApprovalMissing();
    const { isOpen, ...approval } = row;
    if (!isOpen) throw new ApprovalDecided();
    return approval;
  }

  private note(
    actorId: AuditEntry['actorId'],
    action: string,
    approval: Approval,
    more: object,
  ): Promise<void> {
    const { id, kind, subjectId, paisa } = approval;
    const after = { approval: id, kind, paisa, ...more };
    return this.audit.write({ actorId, action, subjectType: SUBJECT_TYPES[kind], subjectId, after });
  }
}

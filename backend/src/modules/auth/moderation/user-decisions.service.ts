import { Injectable } from '@nestjs/common';
import { Outbox } from '../../../common/outbox/outbox.js';
import { Transactions } from '../../../common/transactions/transactions.js';
import { AuditService } from '../../audit/index.js';
import { NOTE } from './user-decisions.sql.js';

export interface UserDecision {
  action:
    'user.suspended' | 'user.reinstated' | 'user.role-changed' | 'user.factors-reset' | 'points.corrected';
  userId: number;
  adminId: number;
  /** Personal data of the user: erased with the account, and therefore not part of the audit log. */
  reason: string;
  /** The row of the points ledger, for a correction. */
  pointsEntryId?: string;
  before: unknown;
  after: unknown;
}

/**
 * Records admins' decisions about users: the action in the audit log, the reason in a separate table. The
 * user is notified (rules Y5 and Y6).
 */
@Injectable()
export class UserDecisions {
  constructor(
    private readonly transactions: Transactions,
    private readonly audit: AuditService,
    private readonly outbox: Outbox,
  ) {}

  /** Call within the transaction of the decision. */
  async note({ userId, adminId, action, reason, pointsEntryId, before, after }: UserDecision): Promise<void> {
    const [decision] = await this.transactions.query<{ id: number }>(NOTE, [
      userId,
      adminId,
      action,
      reason,
      pointsEntryId ?? null,
    ]);
    if (!decision) throw new Error('The decision was not stored.');
    await this.audit.write({
      actorId: adminId,
      action,
      subjectType: 'user',
      subjectId: userId,
      before,
      after,
    });
    await this.outbox.publish(action, { userId, decisionId: decision.id });
  }
}

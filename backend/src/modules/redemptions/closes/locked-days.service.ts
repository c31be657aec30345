import { Injectable } from '@nestjs/common';
import { Outbox } from '../../../common/outbox/outbox.js';
import { Transactions } from '../../../common/transactions/transactions.js';
import { AuditService } from '../../audit/index.js';
import type { CloseDayDto } from './daily-close-day.dto.js';
import { CLOSE_DAY } from './daily-closes.sql.js';

export interface DayOfBranch {
  vendorId: number;
  branchId: number;
  day: string;
}

interface Signature {
  signedBy: number;
  managerId: number | null;
}

/** Stores a close with the next number of its branch, the audit log and the event. */
@Injectable()
export class LockedDays {
  constructor(
    private readonly transactions: Transactions,
    private readonly audit: AuditService,
    private readonly outbox: Outbox,
  ) {}

  /** Call within the transaction that locks the branch. @param signature null if the day closes by itself */
  async add(
    { vendorId, branchId, day }: DayOfBranch,
    form: Pick<CloseDayDto, 'float' | 'otherCash' | 'takenOut'> & Partial<CloseDayDto>,
    limit: number,
    signature: Signature | null,
  ): Promise<number> {
    const kind = signature ? 'signed' : 'automatic';
    const [stored] = await this.transactions.query<{ id: number }>(CLOSE_DAY, [
      ...[vendorId, branchId, day, kind, form.float, form.otherCash, form.takenOut],
      ...[form.counted ?? null, limit, form.reason ?? null, form.notes ?? null, form.waiting ?? 0],
      ...[signature?.signedBy ?? null, signature?.managerId ?? null, null],
    ]);
    if (!stored) throw new Error(`No fiscal year is known for ${day}: add it to fiscal_years.`);
    const closeId = stored.id;
    await this.audit.write({
      actorId: signature?.signedBy ?? null,
      action: 'day.closed',
      subjectType: 'vendor',
      subjectId: vendorId,
      after: { closeId, branchId, day, kind, managerId: signature?.managerId ?? null },
    });
    await this.outbox.publish('day.closed', { closeId, vendorId, branchId, day, kind });
    return closeId;
  }
}

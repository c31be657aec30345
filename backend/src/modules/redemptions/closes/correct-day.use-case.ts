import { Injectable } from '@nestjs/common';
import type { SessionUser, StaffOf } from '../../../common/access/session-user.js';
import { InvalidRequest, StaffRightMissing } from '../../../common/errors/common.errors.js';
import { Transactions } from '../../../common/transactions/transactions.js';
import { AuditService } from '../../audit/index.js';
import type { CorrectDayDto } from './daily-close-day.dto.js';
import { CloseMissing } from './daily-close.errors.js';
import type { DailyCloseSheetView } from './daily-close-sheet.view.js';
import { CORRECT } from './daily-closes.sql.js';
import { DailyCloses } from './daily-closes.service.js';

/** Corrects a closed day by a line of the day on which it is made (rule CS9). */
@Injectable()
export class CorrectDay {
  constructor(
    private readonly transactions: Transactions,
    private readonly closes: DailyCloses,
    private readonly audit: AuditService,
  ) {}

  /** Rejects `staff.right-missing` (403) for counter staff, `day.not-found` (404), and an amount of 0 (400). */
  async run(
    user: SessionUser,
    staff: StaffOf,
    id: number,
    { amount, reason }: CorrectDayDto,
  ): Promise<DailyCloseSheetView> {
    if (staff.role === 'counter') throw new StaffRightMissing();
    if (amount === 0)
      throw new InvalidRequest({
        errors: [{ field: 'amount', message: 'Please give an amount other than 0.' }],
      });
    return this.transactions.run(async () => {
      await this.closes.one(staff, id);
      const [made] = await this.transactions.query<{ id: number }>(CORRECT, [id, amount, reason, user.id]);
      if (!made) throw new CloseMissing();
      await this.audit.write({
        actorId: user.id,
        action: 'day.corrected',
        subjectType: 'vendor',
        subjectId: staff.vendorId,
        after: { closeId: id, correctionId: made.id, amount },
      });
      return this.closes.one(staff, id);
    });
  }
}

import { Injectable } from '@nestjs/common';
import type { StaffOf } from '../../../common/access/session-user.js';
import { Clock } from '../../../common/time/clock.js';
import { endOfNepalDay, nepalDay, startOfNepalDay } from '../../../common/time/nepal-day.js';
import { Transactions } from '../../../common/transactions/transactions.js';
import { Overrides } from '../overrides/overrides.service.js';
import type { DailyCloseQuery } from './daily-close.dto.js';
import type { DailyCloseView } from './daily-close.view.js';
import { DAILY_CLOSE } from './daily-close.sql.js';

/** The counter's totals of one day, by branch and staff (rule J2). Staff of one branch see that branch only. */
@Injectable()
export class DailyCloseService {
  constructor(
    private readonly transactions: Transactions,
    private readonly overrides: Overrides,
    private readonly clock: Clock,
  ) {}

  async of(staff: StaffOf, { day, branch }: DailyCloseQuery): Promise<DailyCloseView> {
    const now = this.clock.now();
    const wanted = day ?? nepalDay(now);
    const from = startOfNepalDay(wanted);
    const until = endOfNepalDay(wanted);
    const branchId = staff.branchId ?? branch ?? null;
    const [row] = await this.transactions.query<
      Pick<DailyCloseView, 'businessName' | 'nameNe' | 'totals' | 'rows'>
    >(DAILY_CLOSE, [staff.vendorId, from, until, branchId]);
    if (!row) throw new Error('The daily close answered nothing.');
    const overrides = await this.overrides.ofDay(staff.vendorId, from, until, branchId);
    return { day: wanted, at: now.toISOString(), ...row, overrides };
  }
}

import { Injectable, Logger } from '@nestjs/common';
import type { SessionUser, StaffOf } from '../../../common/access/session-user.js';
import { NotAllowed, StaffRightMissing } from '../../../common/errors/common.errors.js';
import { attempt } from '../../../common/jobs/attempt.js';
import { Clock } from '../../../common/time/clock.js';
import { Transactions } from '../../../common/transactions/transactions.js';
import { BranchesService, StaffPins } from '../../vendors/index.js';
import { CounterShifts } from '../people/counter-shifts.service.js';
import { CounterSettings } from '../settings/counter-settings.service.js';
import { dayBefore } from './business-days.js';
import type { CloseDayDto } from './daily-close-day.dto.js';
import {
  DayChanged,
  DayClosed,
  DayNotOpen,
  ManagerNeeded,
  ReasonNeeded,
  WaitingEntries,
} from './daily-close.errors.js';
import type { DailyCloseSheetView, DayTakingsView } from './daily-close-sheet.view.js';
import { DAYS_DUE, LOCK_BRANCH } from './daily-closes.sql.js';
import { DailyCloses } from './daily-closes.service.js';
import { type DayOfBranch, LockedDays } from './locked-days.service.js';
import { BUSINESS_DAY, CLOSE_OF_DAY, DAY_TAKINGS, FLOAT_LEFT } from './takings.sql.js';

/** Closes business days: signed by a person, or by itself at the end of the next day (rules CS7 to CS10). */
@Injectable()
export class CloseDay {
  private readonly logger = new Logger(CloseDay.name);

  constructor(
    private readonly transactions: Transactions,
    private readonly closes: DailyCloses,
    private readonly settings: CounterSettings,
    private readonly shifts: CounterShifts,
    private readonly branches: BranchesService,
    private readonly pins: StaffPins,
    private readonly locked: LockedDays,
    private readonly clock: Clock,
  ) {}

  /**
   * Signs and locks a day. Rejects `branch.not-found` (404), `day.closed`, `day.not-open`, `day.waiting-entries`, `day.changed`,
   * `day.manager-needed`, `shift.ended`, `pin.not-set` (409), `day.reason-needed` (400), `pin.wrong`, `staff.right-missing` (403) and
   * `pin.locked` (429).
   */
  async sign(user: SessionUser, staff: StaffOf, form: CloseDayDto): Promise<DailyCloseSheetView> {
    const { branchId } = form;
    if (staff.branchId !== null && staff.branchId !== branchId) throw new NotAllowed();
    await this.branches.one(staff.vendorId, branchId);
    const { id: signedBy } = await this.shifts.person({ user, staff }, branchId, form.shiftId);
    if ((form.waiting ?? 0) > 0 && !form.withoutWaiting) throw new WaitingEntries({ count: form.waiting });
    const managerId = await this.managerOf(user, staff, form);
    return this.transactions.run(async () => {
      const day = { vendorId: staff.vendorId, branchId, day: form.day };
      await this.transactions.query(LOCK_BRANCH, [branchId]);
      await this.assertOpen(day);
      const limit = await this.assertSums(day, form, managerId);
      const id = await this.locked.add(day, form, limit, { signedBy, managerId });
      return this.closes.one(staff, id);
    });
  }

  /** Closes the days that nobody closed, not counted. One that cannot be closed delays no other. @returns their number */
  async closeDue(): Promise<number> {
    const due = await this.transactions.query<DayOfBranch>(DAYS_DUE, [this.clock.now()]);
    let closed = 0;
    for (const day of due) if (await this.isClosed(day)) closed++;
    return closed;
  }

  private isClosed(day: DayOfBranch): Promise<boolean> {
    return attempt(this.logger, `day ${day.day} of branch ${day.branchId} was not closed`, () =>
      this.transactions.run(() => this.closeUncounted(day)),
    );
  }

  private async closeUncounted(day: DayOfBranch): Promise<void> {
    await this.transactions.query(LOCK_BRANCH, [day.branchId]);
    const closed = await this.transactions.query(CLOSE_OF_DAY, [day.branchId, day.day]);
    if (closed.length > 0) return;
    const [left] = await this.transactions.query<{ float: number }>(FLOAT_LEFT, [day.branchId, day.day]);
    const { differenceLimit } = await this.settings.of(day.vendorId);
    const form = { float: left?.float ?? 0, otherCash: 0, takenOut: 0 };
    await this.locked.add(day, form, differenceLimit, null);
  }

  /** Call outside a transaction: a wrong PIN counts although the request fails. */
  private async managerOf(
    { id }: SessionUser,
    { vendorId }: StaffOf,
    { managerId, pin, branchId }: CloseDayDto,
  ): Promise<number | null> {
    if (managerId === undefined) return null;
    if (pin === undefined) throw new ManagerNeeded();
    if (!(await this.pins.isManagerAt(vendorId, managerId, branchId))) throw new StaffRightMissing();
    await this.pins.verify(id, vendorId, managerId, pin);
    return managerId;
  }

  private async assertOpen({ vendorId, branchId, day }: DayOfBranch): Promise<void> {
    const closed = await this.transactions.query(CLOSE_OF_DAY, [branchId, day]);
    if (closed.length > 0) throw new DayClosed();
    const [days] = await this.transactions.query<{ present: string; firstDay: string }>(BUSINESS_DAY, [
      vendorId,
      this.clock.now(),
    ]);
    if (!days || day < days.firstDay || day > days.present || day < dayBefore(days.present))
      throw new DayNotOpen();
  }

  /** @returns the difference above which a manager signs */
  private async assertSums(
    { vendorId, branchId, day }: DayOfBranch,
    form: CloseDayDto,
    managerId: number | null,
  ): Promise<number> {
    const [sums] = await this.transactions.query<DayTakingsView>(DAY_TAKINGS, [branchId, day]);
    if (!sums) throw new Error('The takings of a day answered nothing.');
    const { differenceLimit } = await this.settings.of(vendorId);
    const expected = form.float + sums.cash + sums.corrected + form.otherCash - form.takenOut;
    if (form.expected !== undefined && form.expected !== expected) throw new DayChanged({ expected });
    const difference = form.counted - expected;
    if (difference !== 0 && !form.reason)
      throw new ReasonNeeded({
        difference,
        errors: [{ field: 'reason', message: 'Please say why the counted cash differs.' }],
      });
    if (Math.abs(difference) > differenceLimit && managerId === null)
      throw new ManagerNeeded({ difference, limit: differenceLimit });
    return differenceLimit;
  }
}

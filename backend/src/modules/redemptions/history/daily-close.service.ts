import { Injectable } from '@nestjs/common';
import type { StaffOf } from '../../../common/access/session-user.js';
import { Clock } from '../../../common/time/clock.js';
import { endOfNepalDay, startOfNepalDay } from '../../../common/time/nepal-day.js';
import { Transactions } from '../../../common/transactions/transactions.js';
import { dayBefore } from '../closes/business-days.js';
import type {
  CloseOfPersonView,
  DayCorrectionView,
  DayTakingsView,
} from '../closes/daily-close-sheet.view.js';
import { CORRECTIONS_ON } from '../closes/daily-closes.sql.js';
import { DailyCloses } from '../closes/daily-closes.service.js';
import {
  BRANCH_OF_DAY,
  BUSINESS_DAY,
  CLOSE_OF_DAY,
  DAY_PEOPLE,
  DAY_TAKINGS,
  FLOAT_LEFT,
  LAST_SYNC,
  LATE_LINES,
} from '../closes/takings.sql.js';
import { Overrides } from '../overrides/overrides.service.js';
import { CounterSettings } from '../settings/counter-settings.service.js';
import type { DailyCloseQuery } from './daily-close.dto.js';
import type { DailyCloseRowView, DailyCloseView, DrawerView, LateLineView } from './daily-close.view.js';
import { DAILY_CLOSE } from './daily-close.sql.js';

type Report = Pick<DailyCloseView, 'businessName' | 'nameNe' | 'totals' | 'rows'>;
type Branch = Pick<DailyCloseRowView, 'branchId' | 'branchName'>;

/** The counter's totals of one day, by branch and staff (rules J3 and CS6). Staff of one branch see that branch only. */
@Injectable()
export class DailyCloseService {
  constructor(
    private readonly transactions: Transactions,
    private readonly overrides: Overrides,
    private readonly closes: DailyCloses,
    private readonly settings: CounterSettings,
    private readonly clock: Clock,
  ) {}

  async of(staff: StaffOf, { day, branch }: DailyCloseQuery): Promise<DailyCloseView> {
    const { vendorId } = staff;
    const now = this.clock.now();
    const [days] = await this.transactions.query<{ present: string; firstDay: string }>(BUSINESS_DAY, [
      vendorId,
      now,
    ]);
    if (!days) throw new Error('The business day answered nothing.');
    const wanted = day ?? days.present;
    const branchId = staff.branchId ?? branch ?? null;
    const { from, until } =
      wanted < days.firstDay
        ? { from: startOfNepalDay(wanted), until: endOfNepalDay(wanted) }
        : await this.closes.moments(vendorId, wanted);
    const [report] = await this.transactions.query<Report>(DAILY_CLOSE, [vendorId, from, until, branchId]);
    if (!report) throw new Error('The daily close answered nothing.');
    const overrides = await this.overrides.ofDay(vendorId, from, until, branchId);
    const shown = { day: wanted, at: now.toISOString(), ...report, overrides, drawer: null };
    if (branchId === null || wanted < days.firstDay) return shown;
    const drawer = await this.drawer(vendorId, branchId, wanted, days.present);
    return drawer ? { ...shown, ...(await this.takings(drawer, wanted)), drawer } : shown;
  }

  /** Null for a branch of another business. */
  private async drawer(
    vendorId: number,
    branchId: number,
    day: string,
    present: string,
  ): Promise<DrawerView | null> {
    const of = [branchId, day];
    const [own] = await this.transactions.query<Branch>(BRANCH_OF_DAY, [branchId, vendorId]);
    if (!own) return null;
    const [takings] = await this.transactions.query<DayTakingsView>(DAY_TAKINGS, of);
    if (!takings) throw new Error('The takings of a day answered nothing.');
    const [close] = await this.transactions.query<{ id: number }>(CLOSE_OF_DAY, of);
    const [sync] = await this.transactions.query<{ syncedAt: string | null }>(LAST_SYNC, of);
    const [left] = await this.transactions.query<{ float: number }>(FLOAT_LEFT, of);
    const { differenceLimit } = await this.settings.of(vendorId);
    return {
      ...takings,
      branchId,
      state: close ? 'closed' : 'open',
      canClose: !close && day <= present && day >= dayBefore(present),
      closeId: close?.id ?? null,
      syncedAt: sync?.syncedAt ?? null,
      float: left?.float ?? 0,
      differenceLimit,
      lateLines: await this.transactions.query<LateLineView>(LATE_LINES, of),
      corrections: await this.transactions.query<DayCorrectionView>(CORRECTIONS_ON, of),
    };
  }

  /** The totals and rows of the lines of the day, which can contain uses of earlier days. */
  private async takings(
    { branchId, uses, charged, takenBack, takenBackAmount }: DrawerView,
    day: string,
  ): Promise<Pick<DailyCloseView, 'totals' | 'rows'>> {
    const people = await this.transactions.query<CloseOfPersonView>(DAY_PEOPLE, [branchId, day]);
    const [branch] = await this.transactions.query<Branch>(BRANCH_OF_DAY, [branchId, null]);
    return {
      totals: { redemptions: uses, revenue: charged, voids: takenBack, voidedAmount: takenBackAmount },
      rows: people.map(({ staffId, keyId, staffName, cash, ...sums }) => ({
        branchId,
        branchName: branch?.branchName ?? null,
        staffId,
        keyId,
        staffName,
        redemptions: sums.uses,
        revenue: sums.charged,
        voids: sums.takenBack,
        voidedAmount: sums.takenBackAmount,
        cash,
      })),
    };
  }
}

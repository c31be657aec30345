import { Injectable } from '@nestjs/common';
import { Clock } from '../../../common/time/clock.js';
import { nepalDay, nepalWeekday } from '../../../common/time/nepal-day.js';
import { Transactions } from '../../../common/transactions/transactions.js';
import { AdviceMissing } from './advice.errors.js';
import { type AdviceCell, BLOCK_HOURS, type QuietTime, quietTimeOf } from './advice.policy.js';
import { ADVICE_CELLS, DISMISS, DISMISSED, USES_SO_FAR } from './advice.sql.js';
import type { AdviceView } from './advice.view.js';

const DAY_MS = 86_400_000;

interface Dismissed {
  week: string;
  weekday: number;
  hour: number;
}

const timeOf = (hour: number): string => `${String(hour).padStart(2, '0')}:00`;
const idOf = (week: string, { weekday, hour }: Pick<QuietTime, 'weekday' | 'hour'>): string =>
  `${week}.${weekday}.${hour}`;

/**
 * Gives a business at most one piece of advice per week. It is computed from the preceding weeks, so that it stays the
 * same until Saturday.
 */
@Injectable()
export class AdviceService {
  constructor(
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  async list(vendorId: number): Promise<AdviceView[]> {
    const week = this.week();
    const dismissed = await this.dismissed(vendorId, week);
    if (dismissed.some((one) => one.week === week)) return [];
    const quiet = await this.quietTime(vendorId, week, dismissed);
    if (!quiet) return [];
    const { weekday, hour, uses } = quiet;
    const hoursUntil = hour + BLOCK_HOURS === 24 ? '23:59' : timeOf(hour + BLOCK_HOURS);
    return [{ id: idOf(week, quiet), weekday, hoursFrom: timeOf(hour), hoursUntil, uses }];
  }

  /**
   * Dismisses the advice of the current week; the business gets no other until the next. Rejects any other id with
   * `advice.not-found` (404).
   */
  async dismiss(vendorId: number, id: string): Promise<void> {
    const week = this.week();
    await this.transactions.run(async () => {
      const dismissed = await this.dismissed(vendorId, week);
      const now = dismissed.find((one) => one.week === week);
      if (now && idOf(week, now) === id) return;
      const quiet = now ? null : await this.quietTime(vendorId, week, dismissed);
      if (!quiet || idOf(week, quiet) !== id) throw new AdviceMissing();
      await this.transactions.query(DISMISS, [vendorId, week, quiet.weekday, quiet.hour]);
    });
  }

  private async quietTime(
    vendorId: number,
    week: string,
    dismissed: readonly Dismissed[],
  ): Promise<QuietTime | null> {
    const [row] = await this.transactions.query<{ uses: number }>(USES_SO_FAR, [vendorId]);
    const cells = await this.transactions.query<AdviceCell>(ADVICE_CELLS, [vendorId, week]);
    return quietTimeOf(cells, row?.uses ?? 0, dismissed);
  }

  private dismissed(vendorId: number, week: string): Promise<Dismissed[]> {
    return this.transactions.query<Dismissed>(DISMISSED, [vendorId, week]);
  }

  /** Sunday on which the current week began in Nepal. */
  private week(): string {
    const now = this.clock.now();
    return nepalDay(new Date(now.getTime() - nepalWeekday(now) * DAY_MS));
  }
}

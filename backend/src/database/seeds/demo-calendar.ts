import { nepalDay, nepalWeekday, startOfNepalDay } from '../../common/time/nepal-day.js';

const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;

/** Days counted from today in Nepal: 0 is today, -1 yesterday. */
export class DemoCalendar {
  private readonly midnight: number;

  constructor(readonly now: Date) {
    this.midnight = startOfNepalDay(nepalDay(now)).getTime();
  }

  /** @param minute of the day, in Nepal */
  at(day: number, minute = 0): Date {
    return new Date(this.midnight + day * DAY_MS + minute * MINUTE_MS);
  }

  endOf(day: number): Date {
    return new Date(this.midnight + (day + 1) * DAY_MS - 1);
  }

  name(day: number): string {
    return nepalDay(this.at(day));
  }

  weekday(day: number): number {
    return nepalWeekday(this.at(day));
  }
}

export const plusMinutes = (at: Date, minutes: number): Date => new Date(at.getTime() + minutes * MINUTE_MS);

const MINUTE = 60_000;
const DAY = 86_400_000;

/** Offset of Nepal in milliseconds: UTC+05:45 without daylight saving time since 1986. */
const NEPAL_OFFSET = (5 * 60 + 45) * MINUTE;

export interface NepalDay {
  year: number;
  /** 1 to 12 */
  month: number;
  day: number;
}

const inNepal = (time: Date): Date => new Date(time.getTime() + NEPAL_OFFSET);

export function nepalDayOf(time: Date): NepalDay {
  const local = inNepal(time);
  return { year: local.getUTCFullYear(), month: local.getUTCMonth() + 1, day: local.getUTCDate() };
}

/** Returns the hour (0 to 23) and minute of the time in Nepal. */
export function nepalClockOf(time: Date): { hour: number; minute: number } {
  const local = inNepal(time);
  return { hour: local.getUTCHours(), minute: local.getUTCMinutes() };
}

export const startOfNepalDay = ({ year, month, day }: NepalDay): Date =>
  new Date(Date.UTC(year, month - 1, day) - NEPAL_OFFSET);

/** Returns the last millisecond of the day: Nov 30, 2026 ends at 2026-11-30T18:14:59.999Z. */
export const endOfNepalDay = (day: NepalDay): Date => new Date(startOfNepalDay(day).getTime() + DAY - 1);

export const addNepalDays = (day: NepalDay, days: number): NepalDay =>
  nepalDayOf(new Date(startOfNepalDay(day).getTime() + days * DAY));

/** Returns the number of whole days in Nepal between two times; 0 on the same day. */
export function nepalDaysBetween(from: Date, to: Date): number {
  const start = startOfNepalDay(nepalDayOf(from)).getTime();
  return Math.round((startOfNepalDay(nepalDayOf(to)).getTime() - start) / DAY);
}

const two = (value: number): string => String(value).padStart(2, '0');

/** Formats '2026-11-30', the value of a date input. */
export const toDayText = ({ year, month, day }: NepalDay): string => `${year}-${two(month)}-${two(day)}`;

export function fromDayText(text: string): NepalDay | null {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text);
  if (!match) return null;
  return { year: Number(match[1]), month: Number(match[2]), day: Number(match[3]) };
}

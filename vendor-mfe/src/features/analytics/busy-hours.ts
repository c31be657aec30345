/** Redemptions by weekday (0 is Sunday) and hour. */
export type WeekOfHours = readonly (readonly number[])[];

export interface HourRange {
  from: number;
  /** End hour, exclusive. */
  until: number;
}

const SHADES = 5;
const QUIET_SHARE = 0.35;
const SHORTEST_QUIET = 2;

const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, one) => sum + one, 0);

const byHour = (week: WeekOfHours): number[] =>
  Array.from({ length: 24 }, (_, hour) => sumOf(week.map((day) => day[hour] ?? 0)));

/** Hours from the first to the last with a redemption; null without any. */
export function openHours(week: WeekOfHours): HourRange | null {
  const hours = byHour(week);
  const from = hours.findIndex((used) => used > 0);
  return from < 0 ? null : { from, until: hours.findLastIndex((used) => used > 0) + 1 };
}

/** Shade from 0 for no redemption to 5 for the busiest hour. */
export function shadeOf(used: number, most: number): number {
  return used === 0 || most === 0 ? 0 : Math.max(1, Math.round((used / most) * SHADES));
}

export const mostIn = (week: WeekOfHours): number => Math.max(0, ...week.flat());

/** Busiest weekday and hour; null without any redemption. */
export function busiest(week: WeekOfHours): { weekday: number; hour: number } | null {
  const most = mostIn(week);
  if (most === 0) return null;
  const weekday = week.findIndex((day) => day.includes(most));
  return { weekday, hour: week[weekday]?.indexOf(most) ?? 0 };
}

/** Longest run of at least two hours in the middle of the day with far fewer redemptions than average. */
export function quietHours(week: WeekOfHours): HourRange | null {
  const open = openHours(week);
  if (!open) return null;
  const hours = byHour(week);
  const usual = sumOf(hours) / (open.until - open.from);
  let best: HourRange | null = null;
  for (let from = open.from; from < open.until; from++) {
    let until = from;
    while (until < open.until && (hours[until] ?? 0) <= usual * QUIET_SHARE) until++;
    const length = until - from;
    if (length >= SHORTEST_QUIET && length > (best ? best.until - best.from : 0)) best = { from, until };
  }
  return best;
}

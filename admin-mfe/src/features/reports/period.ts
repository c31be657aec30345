import { addNepalDays, fromDayText, nepalDayOf, toDayText, type NepalDay } from 'shared-ui/format';
import { fiscalYearOf } from './fiscal-year';

export const PRESETS = ['7', '30', '90', 'month', 'year', 'yearBefore', 'custom'] as const;
export type Preset = (typeof PRESETS)[number];

export interface Period {
  from: string;
  to: string;
}

const days = (today: NepalDay, count: number): Period => ({
  from: toDayText(addNepalDays(today, 1 - count)),
  to: toDayText(today),
});

/** Period of a preset today; null where the Bikram Sambat calendar is not published. */
export function periodOf(preset: Exclude<Preset, 'custom'>, now: Date): Period | null {
  const today = nepalDayOf(now);
  if (preset === 'month') return { from: toDayText({ ...today, day: 1 }), to: toDayText(today) };
  if (preset !== 'year' && preset !== 'yearBefore') return days(today, Number(preset));
  const current = fiscalYearOf(today);
  if (preset === 'year') return current && { from: toDayText(current.first), to: toDayText(today) };
  const before = current && fiscalYearOf(addNepalDays(current.first, -1));
  return before && { from: toDayText(before.first), to: toDayText(before.last) };
}

const LONGEST = 1_100;
const DAY_MS = 86_400_000;

export type PeriodFieldError = 'faultDay' | 'faultOrder' | 'faultLong';

/** Validation error of an entered period. */
export function fieldErrorOf({ from, to }: Period): PeriodFieldError | undefined {
  if (!fromDayText(from) || !fromDayText(to)) return 'faultDay';
  if (to < from) return 'faultOrder';
  return (Date.parse(to) - Date.parse(from)) / DAY_MS >= LONGEST ? 'faultLong' : undefined;
}

import { useNow } from 'shared-ui/ui';
import { useSearchParams } from 'shared-ui/router';
import { fromDayText } from 'shared-ui/format';
import { fieldErrorOf, periodOf, PRESETS, type Period, type PeriodFieldError, type Preset } from './period';

export const REPORTS = [
  'redemptions',
  'savings',
  'revenue',
  'vendors',
  'customers',
  'returning',
  'points',
] as const;
export type ReportName = (typeof REPORTS)[number];

/** Reports with a screen of their own: without groups and without the time before. */
export const isSpecial = (report: ReportName): report is 'returning' | 'points' =>
  report === 'returning' || report === 'points';

export const GROUPS = ['day', 'week', 'month', 'city', 'category', 'vendor'] as const;
export type Group = (typeof GROUPS)[number];

const USUAL: Preset = '30';

export interface ReportAddress {
  report: ReportName;
  by: Group;
  preset: Preset;
  /** Null until the time is known, or where the calendar does not reach. */
  period: Period | null;
  /** What is wrong with days that were typed. */
  fieldError: PeriodFieldError | undefined;
  /** The days as they stand in the address. */
  typed: Period;
  change(changes: Partial<Record<'report' | 'by' | 'preset' | 'from' | 'to', string>>): void;
  /** The address of another report of the same time. */
  pathOf(report: ReportName): string;
}

const oneOf = <Value extends string>(known: readonly Value[], asked: string | null, usual: Value): Value =>
  known.find((value) => value === asked) ?? usual;

/** What is looked at stands in the address, so that a link restores it. */
export function useReportAddress(): ReportAddress {
  const [query, setQuery] = useSearchParams();
  const now = useNow();
  const report = oneOf(REPORTS, query.get('report'), 'redemptions');
  const typed = { from: query.get('from') ?? '', to: query.get('to') ?? '' };
  const isTyped = Boolean(fromDayText(typed.from) ?? fromDayText(typed.to));
  const preset = oneOf(PRESETS, query.get('preset'), isTyped ? 'custom' : USUAL);
  const fieldError = preset === 'custom' ? fieldErrorOf(typed) : undefined;
  const period = preset === 'custom' ? (fieldError ? null : typed) : now && periodOf(preset, now);
  const next = (changes: Record<string, string | undefined>, current = query) => {
    const wanted = new URLSearchParams(current);
    for (const [name, value] of Object.entries(changes))
      if (value) wanted.set(name, value);
      else wanted.delete(name);
    return wanted;
  };
  return {
    report,
    by: oneOf(GROUPS, query.get('by'), 'day'),
    preset,
    period,
    fieldError,
    typed,
    // The page may not be rendered yet after the last change, so that the address alone knows it.
    change: (changes) =>
      setQuery(next(changes, new URLSearchParams(window.location.search)), { replace: true }),
    pathOf: (other) => `/dashboard/reports?${next({ report: other }).toString()}`,
  };
}

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
  'volume',
  'income',
  'recurring',
  'refusals',
  'honour',
] as const;
export type ReportName = (typeof REPORTS)[number];

type SpecialReport = 'returning' | 'points' | 'recurring' | 'honour';

/** Reports with their own screen, without grouping and without the previous period. */
export const isSpecial = (report: ReportName): report is SpecialReport =>
  report === 'returning' || report === 'points' || report === 'recurring' || report === 'honour';

export const GROUPS = ['day', 'week', 'month', 'city', 'category', 'vendor'] as const;
export type Group = (typeof GROUPS)[number];

const TIME_GROUPS = ['day', 'week', 'month'] as const;

/** Groupings of a report. Those about money are grouped by time only. */
export const groupsOf = (report: ReportName): readonly Group[] =>
  report === 'volume' || report === 'income' ? TIME_GROUPS : GROUPS;

const USUAL: Preset = '30';

export interface ReportAddress {
  report: ReportName;
  by: Group;
  preset: Preset;
  /** Null on the first render, for invalid dates, or outside of the published calendar. */
  period: Period | null;
  /** Validation error of the entered dates. */
  fieldError: PeriodFieldError | undefined;
  /** Dates in the URL. */
  typed: Period;
  change(changes: Partial<Record<'report' | 'by' | 'preset' | 'from' | 'to', string>>): void;
  /** URL of another report for the same period. */
  pathOf(report: ReportName): string;
}

const oneOf = <Value extends string>(known: readonly Value[], asked: string | null, usual: Value): Value =>
  known.find((value) => value === asked) ?? usual;

/** Report, period and grouping in the URL, so that a link restores them. */
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
    by: oneOf(groupsOf(report), query.get('by'), 'day'),
    preset,
    period,
    fieldError,
    typed,
    // Reads the current URL, because the page may not have rendered since the last change.
    change: (changes) =>
      setQuery(next(changes, new URLSearchParams(window.location.search)), { replace: true }),
    pathOf: (other) => `/dashboard/reports?${next({ report: other }).toString()}`,
  };
}

import type { OpeningSpanView } from 'shared-ui/api/vendors';
import type { DayHours } from './opening-hours';

type Span = DayHours['spans'][number];

const textOf = ({ spans }: DayHours): string =>
  spans.map(({ opens, closes }) => `${opens}–${closes}`).join(', ');

/**
 * Returns the span that all days share; null if they differ or a day has several spans. Both times are empty if no day
 * has a span.
 */
export function commonSpan(days: readonly DayHours[]): Span | null {
  const [first] = days;
  if (!first || first.spans.length > 1) return null;
  return days.every((day) => textOf(day) === textOf(first))
    ? (first.spans[0] ?? { opens: '', closes: '' })
    : null;
}

/** Applies one span to every day. If both times are empty, no day has a span. */
export const withCommonSpan = (days: readonly DayHours[], span: Span): DayHours[] =>
  days.map(({ weekday }) => ({ weekday, spans: span.opens || span.closes ? [span] : [] }));

export interface HoursLine {
  /** First and last of consecutive days with the same hours; 0 is Sunday. */
  from: number;
  until: number;
  /** `10:00–21:00`; empty when closed. */
  times: string;
}

/** Returns the lines of a week. Consecutive days with the same hours share one line. */
export function hoursLines(hours: readonly OpeningSpanView[]): HoursLine[] {
  const lines: HoursLine[] = [];
  for (let weekday = 0; weekday < 7; weekday++) {
    const times = hours
      .filter((span) => span.weekday === weekday)
      .map(({ opens, closes }) => `${opens}–${closes}`)
      .join(', ');
    const last = lines.at(-1);
    if (last?.times === times) last.until = weekday;
    else lines.push({ from: weekday, until: weekday, times });
  }
  return lines;
}

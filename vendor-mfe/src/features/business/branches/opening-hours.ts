import type { OpeningSpanView } from 'shared-ui/api/vendors';

export interface DayHours {
  /** 0 is Sunday. */
  weekday: number;
  spans: { opens: string; closes: string }[];
}

export type HoursFieldError = 'hoursMissing' | 'hoursSame' | 'hoursOverlap';

const DAY = 24 * 60;
const WEEK = 7 * DAY;
const USUAL = { opens: '10:00', closes: '21:00' };

const minutes = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

/** All seven days, also those without a span. */
export const daysOf = (hours: readonly OpeningSpanView[] | null): DayHours[] =>
  Array.from({ length: 7 }, (_, weekday) => ({
    weekday,
    spans: (hours ?? [])
      .filter((span) => span.weekday === weekday)
      .map(({ opens, closes }) => ({ opens, closes: closes === '24:00' ? '00:00' : closes })),
  }));

/** What is sent: null where every day is closed, for then nothing is said. */
export function toHours(days: readonly DayHours[]): OpeningSpanView[] | null {
  const spans = days.flatMap(({ weekday, spans: own }) =>
    own.map(({ opens, closes }) => ({ weekday, opens, closes: closes === '00:00' ? '24:00' : closes })),
  );
  return spans.length > 0 ? spans : null;
}

/** A span more: after the day's last one, or the usual hours. */
export function withSpan(day: DayHours): DayHours {
  const last = day.spans.at(-1);
  const next = last ? { opens: last.closes, closes: '23:00' } : USUAL;
  return { ...day, spans: [...day.spans, next] };
}

function stretches(days: readonly DayHours[]): [number, number][] {
  return days
    .flatMap(({ weekday, spans }) =>
      spans.map(({ opens, closes }): [number, number] => {
        const from = weekday * DAY + minutes(opens);
        const length = minutes(closes) - minutes(opens);
        return [from, from + (length > 0 ? length : length + DAY)];
      }),
    )
    .sort(([one], [other]) => one - other);
}

/** What is wrong with a week, the same as the server says. */
export function findHoursFieldError(days: readonly DayHours[]): HoursFieldError | null {
  const all = days.flatMap(({ spans }) => spans);
  if (all.some(({ opens, closes }) => !opens || !closes)) return 'hoursMissing';
  if (all.some(({ opens, closes }) => opens === closes && opens !== '00:00')) return 'hoursSame';
  const week = stretches(days);
  const first = week[0];
  const meets = week.some(
    ([, until], index) => until > (week[index + 1]?.[0] ?? (first ? first[0] + WEEK : Infinity)),
  );
  return meets ? 'hoursOverlap' : null;
}

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

/** All seven days, including those without opening hours. */
export const daysOf = (hours: readonly OpeningSpanView[] | null): DayHours[] =>
  Array.from({ length: 7 }, (_, weekday) => ({
    weekday,
    spans: (hours ?? [])
      .filter((span) => span.weekday === weekday)
      .map(({ opens, closes }) => ({ opens, closes: closes === '24:00' ? '00:00' : closes })),
  }));

/** Value for the API: null if no day has opening hours, which means that the hours are unknown. */
export function toHours(days: readonly DayHours[]): OpeningSpanView[] | null {
  const spans = days.flatMap(({ weekday, spans: own }) =>
    own.map(({ opens, closes }) => ({ weekday, opens, closes: closes === '00:00' ? '24:00' : closes })),
  );
  return spans.length > 0 ? spans : null;
}

/** Adds a time span after the last one of the day, or the default hours. */
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

/** First error in the hours of a week, by the same rules as on the server. */
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

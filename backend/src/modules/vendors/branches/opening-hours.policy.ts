import { InvalidRequest } from '../../../common/errors/common.errors.js';

/** Opening hours of a branch on a day. A closing time before the opening time is on the next day. */
export interface OpeningSpan {
  /** 0 is Sunday. */
  weekday: number;
  /** `HH:MM` in Nepal. */
  opens: string;
  closes: string;
}

const DAY = 24 * 60;
const WEEK = 7 * DAY;

const minutes = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

/** Start and end in minutes of the week; the end may be in the next week. */
function stretchOf({ weekday, opens, closes }: OpeningSpan): [number, number] {
  const from = weekday * DAY + minutes(opens);
  const length = minutes(closes) - minutes(opens);
  return [from, from + (length > 0 ? length : length + DAY)];
}

/** Rejects `request.invalid` for overlapping spans, also across midnight and the end of the week (rule G6). */
export function assertOpeningHours(spans: readonly OpeningSpan[]): void {
  const stretches = spans.map(stretchOf).sort(([one], [other]) => one - other);
  const [first] = stretches;
  const isEmpty = spans.some(({ opens, closes }) => opens === closes);
  const isWrong =
    isEmpty ||
    stretches.some(([, until], index) => {
      const next = stretches[index + 1]?.[0] ?? (first ? first[0] + WEEK : Infinity);
      return until > next;
    });
  if (isWrong)
    throw new InvalidRequest({
      errors: [{ field: 'hours', message: 'Opening hours of a day must not overlap.' }],
    });
}

/** Sorts by weekday and time. */
export const inOrder = (spans: readonly OpeningSpan[]): OpeningSpan[] =>
  spans
    .map(({ weekday, opens, closes }) => ({ weekday, opens, closes }))
    .sort((one, other) => one.weekday - other.weekday || one.opens.localeCompare(other.opens));

import { nepalClockOf, nepalDayOf } from 'shared-ui/format';

interface OpeningSpan {
  /** 0 is Sunday. */
  readonly weekday: number;
  /** `HH:MM` in Nepal. */
  readonly opens: string;
  readonly closes: string;
}

export type OpenState =
  { state: 'open'; until: string } | { state: 'opens'; at: string } | { state: 'closed' };

const two = (value: number): string => String(value).padStart(2, '0');

/** Returns whether a place is open now, opens later today or stays closed today, by its opening hours in Nepal. */
export function openState(hours: readonly OpeningSpan[], now: Date): OpenState {
  const { year, month, day } = nepalDayOf(now);
  const weekday = new Date(Date.UTC(year, month - 1, day)).getUTCDay();
  const { hour, minute } = nepalClockOf(now);
  const clock = `${two(hour)}:${two(minute)}`;
  const today = hours.filter((span) => span.weekday === weekday);
  const open = today.find(({ opens, closes }) => opens <= clock && (clock < closes || closes <= opens));
  if (open) return { state: 'open', until: open.closes };
  // Span of the previous day that ends after midnight.
  const late = hours.find(
    ({ weekday: begun, opens, closes }) => begun === (weekday + 6) % 7 && closes <= opens && clock < closes,
  );
  if (late) return { state: 'open', until: late.closes };
  const [next] = today
    .map(({ opens }) => opens)
    .filter((opens) => opens > clock)
    .sort();
  return next ? { state: 'opens', at: next } : { state: 'closed' };
}

import { nepalDaysBetween } from '../calendar/nepal-day';

export type Urgency = { kind: 'days'; days: number } | { kind: 'left'; left: number } | null;

const SOON_DAYS = 7;
const FEW_LEFT = 20;

interface Ending {
  endDate: string;
  /** Number of passes that can still be issued, if the business set a limit. */
  placesLeft?: number | null;
}

/** Returns the urgency of a deal: few passes left, or less than a week until its end; otherwise null. */
export function urgencyOf({ endDate, placesLeft }: Ending, now: Date): Urgency {
  const end = new Date(endDate);
  if (end.getTime() <= now.getTime()) return null;
  if (typeof placesLeft === 'number' && placesLeft > 0 && placesLeft <= FEW_LEFT) {
    return { kind: 'left', left: placesLeft };
  }
  const days = nepalDaysBetween(now, end);
  return days <= SOON_DAYS ? { kind: 'days', days } : null;
}

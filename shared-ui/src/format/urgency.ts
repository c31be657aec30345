import { nepalDaysBetween } from './nepal-day';

export type Urgency = { kind: 'days'; days: number } | { kind: 'left'; left: number } | null;

const SOON_DAYS = 7;
const FEW_LEFT = 20;

interface Ending {
  endDate: string;
  /** How many may still be redeemed, where the shop set a cap. */
  remaining?: number | null;
}

/** What is truly urgent about a deal: few left, or within a week of its end; else nothing. */
export function urgencyOf({ endDate, remaining }: Ending, now: Date): Urgency {
  const end = new Date(endDate);
  if (end.getTime() <= now.getTime()) return null;
  if (typeof remaining === 'number' && remaining > 0 && remaining <= FEW_LEFT) {
    return { kind: 'left', left: remaining };
  }
  const days = nepalDaysBetween(now, end);
  return days <= SOON_DAYS ? { kind: 'days', days } : null;
}

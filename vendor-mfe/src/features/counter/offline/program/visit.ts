import { addNepalDays, nepalClockOf, nepalDayOf, toDayText, type NepalDay } from 'shared-ui/format';
import type { PackTerms } from './pack';

export type VisitRejection =
  'wrong-weekday' | 'blackout-date' | 'wrong-hour' | 'wrong-branch' | 'bill-too-small' | 'party-too-small';

const two = (value: number): string => String(value).padStart(2, '0');

const clockText = (time: Date): string => {
  const { hour, minute } = nepalClockOf(time);
  return `${two(hour)}:${two(minute)}`;
};

const isWithin = (time: string, from: string, until: string): boolean =>
  from <= until ? time >= from && time <= until : time >= from || time <= until;

/** Hours that run over midnight belong to the day on which they began (L4). */
function dayOfVisit({ hoursFrom, hoursUntil }: PackTerms, time: Date): NepalDay {
  const day = nepalDayOf(time);
  const isNextMorning = hoursFrom && hoursUntil && hoursFrom > hoursUntil && clockText(time) <= hoursUntil;
  return isNextMorning ? addNepalDays(day, -1) : day;
}

/** 0 = Sunday. */
const weekdayOf = ({ year, month, day }: NepalDay): number =>
  new Date(Date.UTC(year, month - 1, day)).getUTCDay();

/** Refuses a visit at a time or place that the terms exclude, by the rules of the server (L4). */
export function visitRejection(terms: PackTerms, branchId: number, time: Date): VisitRejection | null {
  const { weekdays, hoursFrom, hoursUntil, blackoutDates, branchIds } = terms;
  const day = dayOfVisit(terms, time);
  if (weekdays && !weekdays.includes(weekdayOf(day))) return 'wrong-weekday';
  if (blackoutDates?.includes(toDayText(day))) return 'blackout-date';
  if (hoursFrom && hoursUntil && !isWithin(clockText(time), hoursFrom, hoursUntil)) return 'wrong-hour';
  if (branchIds && !branchIds.includes(branchId)) return 'wrong-branch';
  return null;
}

/** Refuses a bill or a party that is below the minimum. */
export function billRejection(
  { minimumBill, partySize }: PackTerms,
  { amount, guests }: { amount: number | null; guests: number | null },
): VisitRejection | null {
  if (minimumBill !== null && (amount ?? 0) < minimumBill) return 'bill-too-small';
  if (partySize !== null && (guests ?? 0) < partySize) return 'party-too-small';
  return null;
}

import { nepalDay, nepalTime, nepalWeekday } from '../../common/time/nepal-day.js';
import { BillTooSmall, BlackoutDate, WrongBranch, WrongHour, WrongWeekday } from './pass.errors.js';

/** When and where a deal can be used. Null means no restriction. */
export interface VisitTerms {
  weekdays: number[] | null;
  /** `HH:MM` in Nepal; when the last is before the first, the hours run over midnight. */
  hoursFrom: string | null;
  hoursUntil: string | null;
  blackoutDates: string[] | null;
  branchIds: number[] | null;
  /** Whole rupees. */
  minimumBill: number | null;
}

const DAY_MS = 86_400_000;

const isWithin = (time: string, from: string, until: string): boolean =>
  from <= until ? time >= from && time <= until : time >= from || time <= until;

/** Hours that run over midnight belong to the day they began on: one in the night of Friday is still Friday's. */
const dayOfVisit = ({ hoursFrom, hoursUntil }: VisitTerms, now: Date): Date =>
  hoursFrom && hoursUntil && hoursFrom > hoursUntil && nepalTime(now) <= hoursUntil
    ? new Date(now.getTime() - DAY_MS)
    : now;

/**
 * Refuses `visit.wrong-weekday`, `visit.wrong-hour`, `visit.blackout-date`, `visit.wrong-branch` (409).
 * @param branchId where the counter stands; null when the business has not said
 */
export function assertVisitAllowed(terms: VisitTerms, branchId: number | null, now: Date): void {
  const day = dayOfVisit(terms, now);
  if (terms.weekdays && !terms.weekdays.includes(nepalWeekday(day))) throw new WrongWeekday();
  if (terms.blackoutDates?.includes(nepalDay(day))) throw new BlackoutDate();
  if (terms.hoursFrom && terms.hoursUntil && !isWithin(nepalTime(now), terms.hoursFrom, terms.hoursUntil))
    throw new WrongHour();
  if (terms.branchIds && branchId !== null && !terms.branchIds.includes(branchId)) throw new WrongBranch();
}

/** Refuses `visit.bill-too-small` (409). @param amount whole rupees */
export function assertBillReached(terms: Pick<VisitTerms, 'minimumBill'>, amount: number): void {
  if (terms.minimumBill !== null && amount < terms.minimumBill)
    throw new BillTooSmall({ minimumBill: terms.minimumBill });
}

import { nepalDay, nepalTime, nepalWeekday } from '../../../common/time/nepal-day.js';
import {
  BillTooSmall,
  BlackoutDate,
  BranchNeeded,
  PartyTooSmall,
  WrongBranch,
  WrongHour,
  WrongWeekday,
} from '../passes/pass.errors.js';

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
  /** Guests at least. */
  partySize: number | null;
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
 * Rejects `visit.wrong-weekday`, `visit.blackout-date`, `visit.wrong-hour`, `visit.wrong-branch` (409), each with what is allowed (L4).
 * @param branchId where the counter stands; null when the business has not said
 */
export function assertVisitAllowed(terms: VisitTerms, branchId: number | null, now: Date): void {
  const { weekdays, hoursFrom, hoursUntil, blackoutDates, branchIds } = terms;
  const day = dayOfVisit(terms, now);
  if (weekdays && !weekdays.includes(nepalWeekday(day))) throw new WrongWeekday({ weekdays });
  if (blackoutDates?.includes(nepalDay(day))) throw new BlackoutDate({ blackoutDates });
  if (hoursFrom && hoursUntil && !isWithin(nepalTime(now), hoursFrom, hoursUntil))
    throw new WrongHour({ hoursFrom, hoursUntil });
  if (branchIds && branchId !== null && !branchIds.includes(branchId)) throw new WrongBranch({ branchIds });
}

/** Rejects `visit.branch-needed` (409) where a deal of certain branches would be used nowhere in particular (L4). */
export function assertBranchSaid(
  { branchIds }: Pick<VisitTerms, 'branchIds'>,
  branchId: number | null,
): void {
  if (branchIds && branchId === null) throw new BranchNeeded({ branchIds });
}

/** Rejects `visit.bill-too-small` (409). @param amount whole rupees */
export function assertBillReached(terms: Pick<VisitTerms, 'minimumBill'>, amount: number): void {
  if (terms.minimumBill !== null && amount < terms.minimumBill)
    throw new BillTooSmall({ minimumBill: terms.minimumBill });
}

/** Rejects `visit.party-too-small` (409). @param guests how many came */
export function assertPartyLargeEnough({ partySize }: Pick<VisitTerms, 'partySize'>, guests: number): void {
  if (partySize !== null && guests < partySize) throw new PartyTooSmall({ partySize });
}

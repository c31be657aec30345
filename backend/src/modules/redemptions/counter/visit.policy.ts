import { InvalidRequest } from '../../../common/errors/common.errors.js';
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

/** Times and places at which a deal can be used. Null means no restriction. */
export interface VisitTerms {
  weekdays: number[] | null;
  /** `HH:MM` in Nepal; the hours run over midnight if `hoursUntil` is before `hoursFrom`. */
  hoursFrom: string | null;
  hoursUntil: string | null;
  blackoutDates: string[] | null;
  branchIds: number[] | null;
  /** Whole rupees. */
  minimumBill: number | null;
  /** Minimum number of guests. */
  partySize: number | null;
}

const DAY_MS = 86_400_000;

const isWithin = (time: string, from: string, until: string): boolean =>
  from <= until ? time >= from && time <= until : time >= from || time <= until;

/** Hours that run over midnight belong to the day on which they began: 01:00 on Saturday still counts as Friday. */
const dayOfVisit = ({ hoursFrom, hoursUntil }: VisitTerms, now: Date): Date =>
  hoursFrom && hoursUntil && hoursFrom > hoursUntil && nepalTime(now) <= hoursUntil
    ? new Date(now.getTime() - DAY_MS)
    : now;

/**
 * Rejects `visit.wrong-weekday`, `visit.blackout-date`, `visit.wrong-hour`, `visit.wrong-branch` (409), each
 * with the allowed values (L4).
 * @param branchId branch of the counter; null if the request names none
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

/** Rejects `visit.branch-needed` (409) if a deal of certain branches is used without a branch (L4). */
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

/** Rejects `visit.party-too-small` (409). @param guests number of guests */
export function assertPartyLargeEnough({ partySize }: Pick<VisitTerms, 'partySize'>, guests: number): void {
  if (partySize !== null && guests < partySize) throw new PartyTooSmall({ partySize });
}

/** The bill, which `amount` and `bill` both name. @throws request.invalid (400) if they differ */
export function billOf({ amount, bill }: { amount?: number; bill?: number }): number | undefined {
  const said = bill ?? amount;
  if ((amount ?? said) !== said)
    throw new InvalidRequest({ errors: [{ field: 'bill', message: 'Bill and amount differ.' }] });
  return said;
}

import { AppError } from '../../../common/errors/app-error.js';
import {
  assertBillReached,
  assertPartyLargeEnough,
  assertVisitAllowed,
  type VisitTerms,
} from '../counter/visit.policy.js';

export const TERMS = ['hour', 'weekday', 'blackout-date', 'branch', 'bill', 'party'] as const;

/** A term that a manager may bend. */
export type BentTerm = (typeof TERMS)[number];

/** Time, place and size of a visit. */
export interface Visit {
  branchId: number | null;
  at: Date;
  /** Whole rupees; undefined if nobody said. */
  amount?: number | undefined;
  guests?: number | undefined;
}

/** The term of each rejection, and the terms without it. */
const BENT: Readonly<Record<string, { term: BentTerm; without: Partial<VisitTerms> }>> = {
  'visit.wrong-hour': { term: 'hour', without: { hoursFrom: null, hoursUntil: null } },
  'visit.wrong-weekday': { term: 'weekday', without: { weekdays: null } },
  'visit.blackout-date': { term: 'blackout-date', without: { blackoutDates: null } },
  'visit.wrong-branch': { term: 'branch', without: { branchIds: null } },
  'visit.bill-too-small': { term: 'bill', without: { minimumBill: null } },
  'visit.party-too-small': { term: 'party', without: { partySize: null } },
};

function rejectionOf(terms: VisitTerms, { branchId, at, amount, guests }: Visit): string | null {
  try {
    assertVisitAllowed(terms, branchId, at);
    if (amount !== undefined) assertBillReached(terms, amount);
    if (guests !== undefined) assertPartyLargeEnough(terms, guests);
    return null;
  } catch (error) {
    if (error instanceof AppError) return error.code;
    throw error;
  }
}

/** Terms of a deal that a visit does not meet. */
export function bentTerms(terms: VisitTerms, visit: Visit): BentTerm[] {
  const bent: BentTerm[] = [];
  let left = terms;
  for (;;) {
    const rejection = rejectionOf(left, visit);
    const found = rejection === null ? undefined : BENT[rejection];
    if (!found) return bent;
    bent.push(found.term);
    left = { ...left, ...found.without };
  }
}

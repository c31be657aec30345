import type { VisitTerms } from '../counter/visit.policy.js';
import { bentTerms } from './bent-terms.js';

const terms = (more: Partial<VisitTerms> = {}): VisitTerms => ({
  weekdays: null,
  hoursFrom: null,
  hoursUntil: null,
  blackoutDates: null,
  branchIds: null,
  minimumBill: null,
  partySize: null,
  ...more,
});

/** A Thursday, 17:12 in Nepal. */
const at = new Date('2026-11-26T11:27:00Z');
const visit = { branchId: 3, at };

it('names no term of a visit that meets them', () => {
  expect(bentTerms(terms({ weekdays: [4], hoursFrom: '14:00', hoursUntil: '18:00' }), visit)).toEqual([]);
});

it('names each term that the visit does not meet', () => {
  const all = terms({
    weekdays: [1],
    hoursFrom: '14:00',
    hoursUntil: '17:00',
    blackoutDates: ['2026-11-26'],
    branchIds: [4],
    minimumBill: 500,
    partySize: 4,
  });
  expect(bentTerms(all, { ...visit, amount: 400, guests: 2 }).sort()).toEqual([
    'bill',
    'blackout-date',
    'branch',
    'hour',
    'party',
    'weekday',
  ]);
});

it('asks nothing about a bill and a party that nobody said', () => {
  expect(bentTerms(terms({ minimumBill: 500, partySize: 4 }), visit)).toEqual([]);
});

import {
  assertBillReached,
  assertBranchSaid,
  assertPartyLargeEnough,
  assertVisitAllowed,
  type VisitTerms,
} from './visit.policy.js';

/** A Friday, 18:45 in Nepal. */
const now = new Date('2026-11-20T13:00:00.000Z');
const open: VisitTerms = {
  weekdays: null,
  hoursFrom: null,
  hoursUntil: null,
  blackoutDates: null,
  branchIds: null,
  minimumBill: null,
  partySize: null,
};

describe('a visit', () => {
  it.each<Partial<VisitTerms>>([
    {},
    { weekdays: [5] },
    { hoursFrom: '18:45', hoursUntil: '21:00' },
    { hoursFrom: '16:00', hoursUntil: '18:45' },
    { hoursFrom: '18:00', hoursUntil: '02:00' },
    { blackoutDates: ['2026-11-21'] },
    { branchIds: [3] },
  ])('is allowed with %j', (terms) => {
    expect(() => assertVisitAllowed({ ...open, ...terms }, 3, now)).not.toThrow();
  });

  it.each<[string, Partial<VisitTerms>]>([
    ['visit.wrong-weekday', { weekdays: [0, 6] }],
    ['visit.wrong-hour', { hoursFrom: '10:00', hoursUntil: '18:44' }],
    ['visit.wrong-hour', { hoursFrom: '22:00', hoursUntil: '04:00' }],
    ['visit.blackout-date', { blackoutDates: ['2026-11-20'] }],
    ['visit.wrong-branch', { branchIds: [4] }],
  ])('is rejected with %s', (code, terms) => {
    expect(() => assertVisitAllowed({ ...open, ...terms }, 3, now)).toThrow(
      expect.objectContaining({ code }),
    );
  });

  it('counts the small hours to the day they began on', () => {
    const oneInTheNight = new Date('2026-11-20T19:15:00.000Z'); // Saturday, 01:00 in Nepal
    const fridayNights = { ...open, weekdays: [5], hoursFrom: '20:00', hoursUntil: '02:00' };
    expect(() => assertVisitAllowed(fridayNights, 3, oneInTheNight)).not.toThrow();
    expect(() => assertVisitAllowed({ ...fridayNights, weekdays: [6] }, 3, oneInTheNight)).toThrow(
      expect.objectContaining({ code: 'visit.wrong-weekday' }),
    );
    expect(() =>
      assertVisitAllowed({ ...fridayNights, blackoutDates: ['2026-11-20'] }, 3, oneInTheNight),
    ).toThrow(expect.objectContaining({ code: 'visit.blackout-date' }));
  });

  it('says what is allowed instead', () => {
    const evening = { hoursFrom: '19:00', hoursUntil: '21:00' };
    expect(() => assertVisitAllowed({ ...open, ...evening }, 3, now)).toThrow(
      expect.objectContaining({ code: 'visit.wrong-hour', details: evening }),
    );
  });

  it('asks for a party that is large enough', () => {
    expect(() => assertPartyLargeEnough({ partySize: 4 }, 4)).not.toThrow();
    expect(() => assertPartyLargeEnough({ partySize: null }, 1)).not.toThrow();
    expect(() => assertPartyLargeEnough({ partySize: 4 }, 3)).toThrow(
      expect.objectContaining({ code: 'visit.party-too-small', details: { partySize: 4 } }),
    );
  });

  it('asks where, if it is for certain branches', () => {
    expect(() => assertBranchSaid({ branchIds: null }, null)).not.toThrow();
    expect(() => assertBranchSaid({ branchIds: [3] }, 3)).not.toThrow();
    expect(() => assertBranchSaid({ branchIds: [3] }, null)).toThrow(
      expect.objectContaining({ code: 'visit.branch-needed' }),
    );
  });

  it('asks for the minimum bill', () => {
    expect(() => assertBillReached({ minimumBill: 500 }, 500)).not.toThrow();
    expect(() => assertBillReached({ minimumBill: 500 }, 499)).toThrow(
      expect.objectContaining({ code: 'visit.bill-too-small' }),
    );
  });
});

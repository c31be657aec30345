import { assertDates, assertDealMayBecome, assertDeletable, assertHasPhoto } from './deal.policy.js';

const now = new Date('2026-11-20T06:00:00.000Z');
const days = (count: number): Date => new Date(now.getTime() + count * 86_400_000);

describe("a deal's moderation", () => {
  it.each([
    ['pending', 'approved'],
    ['pending', 'rejected'],
    ['rejected', 'pending'],
  ] as const)('goes from %s to %s', (from, to) => {
    expect(() => assertDealMayBecome(from, to)).not.toThrow();
  });

  it.each([
    ['approved', 'pending'],
    ['approved', 'rejected'],
    ['approved', 'approved'],
    ['rejected', 'approved'],
    ['pending', 'pending'],
  ] as const)('never goes from %s to %s', (from, to) => {
    expect(() => assertDealMayBecome(from, to)).toThrow(
      expect.objectContaining({ code: 'deal.state-forbids', details: { currentState: from } }),
    );
  });
});

describe("a deal's dates", () => {
  it('may begin this morning in Nepal', () => {
    expect(() =>
      assertDates({ startDate: new Date('2026-11-19T18:15:00.000Z'), endDate: days(30) }, now),
    ).not.toThrow();
  });

  it('may not begin yesterday', () => {
    expect(() =>
      assertDates({ startDate: new Date('2026-11-19T18:14:59.999Z'), endDate: days(30) }, now),
    ).toThrow('before today');
  });

  it('may keep a start that has passed', () => {
    expect(() => assertDates({ startDate: days(-10), endDate: days(1) }, now, days(-10))).not.toThrow();
  });

  it('end in the future', () => {
    expect(() => assertDates({ startDate: now, endDate: now }, now)).toThrow(
      'End date must be in the future',
    );
  });

  it('end after they begin', () => {
    expect(() => assertDates({ startDate: days(5), endDate: days(5) }, now)).toThrow('after the start date');
  });
});

it('a deal that was live is not deleted', () => {
  expect(() => assertDeletable({ firstApprovedAt: now })).toThrow(
    expect.objectContaining({ code: 'deal.was-live' }),
  );
  expect(() => assertDeletable({ firstApprovedAt: null })).not.toThrow();
});

describe('a deal without a photo (X4)', () => {
  it.each(['featured', 'specials', undefined] as const)('is not shown in %s', (place) => {
    expect(() => assertHasPhoto({ image: null }, place)).toThrow(
      expect.objectContaining({ code: 'deal.photo-required' }),
    );
    expect(() => assertHasPhoto({ image: '/media/x/640.webp' }, place)).not.toThrow();
  });

  it('may be at the top of the page', () => {
    expect(() => assertHasPhoto({ image: null }, 'hero')).not.toThrow();
  });
});

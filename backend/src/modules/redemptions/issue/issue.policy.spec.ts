import { assertIssuable, type IssueFacts } from './issue.policy.js';

const now = new Date('2026-11-20T06:00:00.000Z');
const facts: IssueFacts = {
  vendorId: 5,
  isApproved: true,
  isActive: true,
  vendorVerified: true,
  startDate: new Date('2026-11-01T00:00:00.000Z'),
  endDate: new Date('2026-12-01T00:00:00.000Z'),
  saleMode: 'counter',
  redemptionLimit: 2,
  own: 1,
  totalLimit: 50,
  taken: 49,
  dailyLimit: 10,
  takenToday: 9,
  returnedToday: 2,
};

describe('a pass', () => {
  it('is issued up to the last place of every limit', () => {
    expect(() => assertIssuable(facts, null, now)).not.toThrow();
    expect(() => assertIssuable(facts, 6, now)).not.toThrow();
  });

  it.each<[string, Partial<IssueFacts>]>([
    ['deal.not-live', { isApproved: false }],
    ['deal.not-live', { isActive: false }],
    ['deal.not-live', { vendorVerified: false }],
    ['deal.not-live', { startDate: new Date('2026-11-20T06:00:00.001Z') }],
    ['deal.expired', { endDate: now }],
    ['deal.prepaid-only', { saleMode: 'prepaid' }],
    ['deal.limit-reached', { own: 2 }],
    ['deal.sold-out', { taken: 50 }],
    ['deal.daily-limit-reached', { takenToday: 10 }],
    ['deal.daily-limit-reached', { returnedToday: 3 }],
  ])('is rejected with %s', (code, change) => {
    expect(() => assertIssuable({ ...facts, ...change }, null, now)).toThrow(
      expect.objectContaining({ code }),
    );
  });

  it('is rejected to whoever works there', () => {
    expect(() => assertIssuable(facts, 5, now)).toThrow(
      expect.objectContaining({ code: 'deal.own-business', kind: 'forbidden' }),
    );
  });

  it('has no limit where none is set', () => {
    expect(() =>
      assertIssuable(
        { ...facts, redemptionLimit: null, own: 900, totalLimit: null, dailyLimit: null },
        null,
        now,
      ),
    ).not.toThrow();
  });
});

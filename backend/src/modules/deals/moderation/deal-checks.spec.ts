import { type CheckedDeal, checksOf } from './deal-checks.js';

const now = new Date('2026-11-22T06:00:00Z');
const day = (days: number) => new Date(now.getTime() + days * 86_400_000);
const fine: CheckedDeal = {
  discountType: 'percentage',
  discountValue: '50',
  originalPrice: 415,
  discountedPrice: 208,
  startDate: day(0),
  endDate: day(30),
  vendorStatus: 'verified',
  approvedPrice: 415,
  reference: null,
  duplicateId: null,
  words: [],
  pointsEarned: 10,
  mostPoints: 416,
  pointsTimesMedian: null,
};
const failed = (changes: Partial<CheckedDeal>) =>
  checksOf({ ...fine, ...changes }, now)
    .filter(({ passed }) => !passed)
    .map(({ code }) => code);

describe('the checks of a deal', () => {
  it('find nothing in a deal that is as it should be', () => {
    expect(failed({})).toEqual([]);
    expect(failed({ approvedPrice: null })).toEqual([]);
    expect(failed({ pointsEarned: 415, pointsTimesMedian: 2.9 })).toEqual([]);
    expect(failed({ pointsEarned: 0, mostPoints: 0 })).toEqual([]);
    expect(
      failed({ discountType: 'buyXgetY', discountValue: 'Buy 1 Get 1 Free', discountedPrice: 200 }),
    ).toEqual([]);
  });

  it.each<[string, Partial<CheckedDeal>]>([
    ['discount', { discountedPrice: 207 }],
    ['discount', { discountValue: 'half' }],
    ['discount', { discountType: 'buyXgetY', discountValue: 'Buy 1 Get 1 Free', discountedPrice: 415 }],
    ['dates', { endDate: day(-1), startDate: day(-9) }],
    ['dates', { endDate: day(367) }],
    ['vendor', { vendorStatus: 'suspended' }],
    ['price', { approvedPrice: 400 }],
    ['reference', { reference: { amount: 400, from: day(-40), until: null, source: 'log' } }],
    ['duplicate', { duplicateId: 7 }],
    ['words', { words: ['casino'] }],
    ['points', { pointsEarned: 416 }],
    ['points', { pointsEarned: 417 }],
    ['outlier', { pointsTimesMedian: 3 }],
  ])('find %s wrong in %j', (code, changes) => {
    expect(failed(changes)).toEqual([code]);
  });

  it('say by how much', () => {
    const [discount, , , price] = checksOf(
      { ...fine, originalPrice: 560, discountedPrice: 280, approvedPrice: 500 },
      now,
    );
    expect([discount?.percent, price?.percent]).toEqual([50, 12]);
    const facts = { amount: 415, from: day(-40), until: null, source: 'log' as const };
    const reference = checksOf({ ...fine, reference: facts }, now).find(({ code }) => code === 'reference');
    expect(reference).toMatchObject({ passed: true, amount: 415, from: day(-40).toISOString() });
    const [points, outlier] = checksOf({ ...fine, pointsEarned: 416, pointsTimesMedian: 4.5 }, now).slice(-2);
    expect([points?.percent, outlier?.times]).toEqual([20, 4.5]);
  });
});

import { describe, expect, test } from '@jest/globals';
import type { ManagedDealView } from 'shared-ui/api/vendor-deals';
import { checklistOf, shareSaved } from './deal-checklist';
import { findDealFieldError } from './deal-errors';
import { type DealForm } from './deal-fields';
import { dealFormOf, emptyDealForm, withPendingChanges } from './deal-form';
import { toDeal } from './deal-payload';
import { usualValidity } from './fields/usual-validity';
import { visitSumsOf } from './price/visit-sums';
import { dealPriceOf } from './price/deal-price';

// 22:45 on November 20 in Nepal.
const now = new Date('2026-11-20T17:00:00Z');
const form: DealForm = {
  ...emptyDealForm(now),
  title: ' Two plates of momo ',
  description: 'Steamed or kothey, with achar.',
  originalPrice: '560',
  discountValue: '50',
  categoryId: 1,
};
const fieldErrorOf = (change: Partial<DealForm>, field: keyof DealForm, unchangedStart?: string) =>
  findDealFieldError({ ...form, ...change }, field, { now, unchangedStart });

const deal = {
  ...toDeal(form),
  id: 7,
  startDate: '2026-10-01T03:00:00.000Z',
  endDate: '2026-12-01T10:00:00.000Z',
  pendingRevision: null,
} as unknown as ManagedDealView;

describe('a new deal', () => {
  test('starts as a percentage, today, for thirty days in Nepal', () => {
    expect(emptyDealForm(now)).toMatchObject({
      discountType: 'percentage',
      startDay: '2026-11-20',
      endDay: '2026-12-20',
      pointsEarned: '0',
      originalPrice: '0',
    });
    // Past midnight in Nepal, not yet in London.
    expect(emptyDealForm(new Date('2026-11-20T18:20:00Z')).startDay).toBe('2026-11-21');
  });

  test('is sent with the first and the last moment of its days in Nepal', () => {
    expect(toDeal({ ...form, endDay: '2026-11-30' })).toMatchObject({
      startDate: '2026-11-19T18:15:00.000Z',
      endDate: '2026-11-30T18:14:59.999Z',
    });
  });

  test('is sent trimmed, with numbers, and null for what is empty', () => {
    expect(toDeal({ ...form, redemptionLimit: '2' })).toMatchObject({
      title: 'Two plates of momo',
      titleNe: null,
      originalPrice: 560,
      discountedPrice: 280,
      discountValue: '50',
      redemptionLimit: 2,
      totalLimit: null,
      pointsEarned: 0,
    });
  });

  test('takes Nepali digits', () => {
    const nepali = { ...form, originalPrice: '१,५६०', discountValue: '५०' };
    expect(toDeal(nepali)).toMatchObject({ originalPrice: 1560, discountedPrice: 780, discountValue: '50' });
  });
});

describe('the price', () => {
  test.each([
    ['percentage', '15', '50', 8],
    ['fixed', '560', '600', 0],
    ['fixed', '560', '100', 460],
    ['percentage', '560', 'half', null],
    ['percentage', '', '50', null],
  ] as const)('of %s %s %s is %s', (discountType, originalPrice, discountValue, price) => {
    expect(dealPriceOf({ ...form, discountType, originalPrice, discountValue })).toBe(price);
  });

  test('is as named for buy X get Y', () => {
    const bogo = {
      ...form,
      discountType: 'buyXgetY',
      discountValue: 'Buy 1 Get 1',
      discountedPrice: '300',
    } as const;
    expect(dealPriceOf(bogo)).toBe(300);
    expect(shareSaved(bogo)).toBe(46);
    expect(fieldErrorOf({ ...bogo, discountedPrice: '561' }, 'discountedPrice')).toBe('priceAbove');
  });
});

describe('an error', () => {
  test.each([
    [{ title: 'ab' }, 'title', 'titleShort'],
    [{ description: 'short' }, 'description', 'descriptionShort'],
    [{ titleNe: 'अ' }, 'titleNe', 'titleShort'],
    [{ titleNe: ' ' }, 'titleNe', null],
    [{ originalPrice: '-1' }, 'originalPrice', 'priceBad'],
    [{ originalPrice: '1.5' }, 'originalPrice', 'priceBad'],
    [{ originalPrice: '0' }, 'originalPrice', null],
    [{ discountValue: '0' }, 'discountValue', 'valueBad'],
    [{ discountValue: '100.01' }, 'discountValue', 'percentageHigh'],
    [{ discountValue: '12.345' }, 'discountValue', 'valueBad'],
    [{ discountType: 'buyXgetY', discountValue: '' }, 'discountValue', 'badgeMissing'],
    [{ startDay: '2026-11-19' }, 'startDay', 'startPast'],
    [{ endDay: '2026-11-19' }, 'endDay', 'endPast'],
    [{ endDay: '2026-11-20' }, 'endDay', null],
    [{ startDay: '2026-12-01', endDay: '2026-11-30' }, 'endDay', 'endBeforeStart'],
    [{ endDay: '' }, 'endDay', 'endMissing'],
    [{ categoryId: null }, 'categoryId', 'categoryMissing'],
    [{ redemptionLimit: '0' }, 'redemptionLimit', 'limitBad'],
    [{ redemptionLimit: '' }, 'redemptionLimit', null],
    [{ redemptionLimit: '1001' }, 'redemptionLimit', 'limitHigh'],
    [{ pointsEarned: 'many' }, 'pointsEarned', 'pointsBad'],
    [{ pointsEarned: '100001' }, 'pointsEarned', 'pointsBad'],
    [{ pointsEarned: '99999' }, 'pointsEarned', 'pointsHigh'],
    [{ dailyLimit: '0' }, 'dailyLimit', 'limitBad'],
    [{ minimumBill: '0' }, 'minimumBill', 'numberBad'],
    [{ partySize: '101' }, 'partySize', 'numberBad'],
    [{ hoursFrom: '16:00' }, 'hoursUntil', 'hoursIncomplete'],
    [{ hoursFrom: '16:00', hoursUntil: '16:00' }, 'hoursUntil', 'hoursSame'],
    [{ hoursFrom: '20:00', hoursUntil: '02:00' }, 'hoursUntil', null],
    [{ saleMode: 'prepaid', discountValue: '100' }, 'saleMode', 'prepaidFree'],
    [{ saleMode: 'counter', discountValue: '100' }, 'saleMode', null],
    [{ saleMode: 'prepaid', taxes: 'vat-extra' }, 'taxes', 'prepaidTaxes'],
    [{ saleMode: 'counter', taxes: 'vat-extra' }, 'taxes', null],
  ] as const)('in %j at %s is %s', (change, field, fieldError) => {
    expect(fieldErrorOf(change, field)).toBe(fieldError);
  });

  test('is not a start in the past that was not touched', () => {
    expect(fieldErrorOf({ startDay: '2026-10-01' }, 'startDay', '2026-10-01')).toBeNull();
  });
});

describe('an edited deal', () => {
  test('keeps the moments of days that were not touched', () => {
    const { startDate, endDate } = toDeal({ ...dealFormOf(deal), title: 'Another' }, deal);
    expect([startDate, endDate]).toEqual([deal.startDate, deal.endDate]);
    expect(toDeal({ ...dealFormOf(deal), endDay: '2026-12-02' }, deal).endDate).toBe(
      '2026-12-02T18:14:59.999Z',
    );
  });

  test('starts from the change that waits for review', () => {
    const changes = { title: 'Three plates' };
    const waiting = { ...deal, pendingRevision: { id: 1, submittedAt: '', changes } };
    expect(dealFormOf(withPendingChanges(waiting)).title).toBe('Three plates');
  });
});

test('the checklist says what is still to do', () => {
  const photo = { path: '/media/0199aaaa-0000-7000-8000-000000000001/640.webp', alt: '', altNe: '' };
  const done = (change: Partial<DealForm>) =>
    checklistOf({ ...form, photos: [photo], ...change }, { now }).filter(({ isDone }) => !isDone);
  expect(done({})).toEqual([]);
  expect(done({ photos: [] }).map(({ name }) => name)).toEqual(['photos']);
  expect(done({ endDay: '2026-11-18', categoryId: null }).map(({ name }) => name)).toEqual([
    'dates',
    'category',
  ]);
});

test('a visit is worth what the guest pays, as often as there are codes', () => {
  expect(visitSumsOf({ ...form, dailyLimit: '५', totalLimit: '50' })).toEqual({
    guestPays: 280,
    guestSaves: 280,
    shopEarns: 280,
    perDay: 1400,
    inAll: 14_000,
  });
  expect(visitSumsOf({ ...form, minimumBill: '1000' })).toMatchObject({ guestPays: 1000, guestSaves: 280 });
  expect(visitSumsOf({ ...form, taxes: 'vat-and-service-extra' })).toMatchObject({
    guestPays: 348,
    guestSaves: 280,
    shopEarns: 280,
  });
  expect(visitSumsOf({ ...form, originalPrice: '' })).toBeNull();
});

test('a code of what is booked ahead is good for a week', () => {
  const categories = [
    { id: 1, slug: 'dining', parentId: null },
    { id: 2, slug: 'hotels', parentId: null },
    { id: 9, slug: 'resorts', parentId: 2 },
  ];
  expect([1, 2, 9, 77].map((id) => usualValidity(categories, id))).toEqual([24, 168, 168, 24]);
  const hours = { usualPassHours: 72, bookedAheadPassHours: 720 };
  expect([1, 2].map((id) => usualValidity(categories, id, hours))).toEqual([72, 720]);
});

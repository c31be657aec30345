import { describe, expect, test } from '@jest/globals';
import { formatDate, formatDay, formatMoney, formatWeekday } from 'shared-ui/format';
import { translator, type Format } from 'shared-ui/i18n';
import { termsOf } from './deal-terms';
import { saleStateOf } from '../redeem/sale-state';
import english from '../texts.en.json';

const format = {
  language: 'en',
  date: (moment) => formatDate(moment, 'en'),
  day: (moment) => formatDay(moment, 'en'),
  money: (rupees) => formatMoney(rupees, 'en'),
  weekday: (weekday) => formatWeekday(weekday, 'en'),
} as Format;

const none = {
  redemptionLimit: null,
  totalLimit: null,
  dailyLimit: null,
  passValidityHours: 24,
  weekdays: null,
  hoursFrom: null,
  hoursUntil: null,
  blackoutDates: null,
  minimumBill: null,
  partySize: null,
};

const sentences = (
  terms: object,
  branches: { name: string }[] = [],
  saleMode: 'counter' | 'prepaid' = 'counter',
  now = new Date('2026-11-20T06:00:00.000Z'),
  taxes: 'included' | 'vat-extra' | 'vat-and-service-extra' = 'included',
  venue: { name: string; nameNe: string | null } | null = null,
) =>
  termsOf(
    {
      saleMode,
      taxes,
      taxRates: { serviceCharge: 10, vat: 13 },
      sumToPay: 622,
      endDate: '2026-12-20T18:14:59.999Z',
      terms: { ...none, ...terms },
      branches,
      venue,
    },
    translator(english, 'en'),
    format,
    now,
  );

describe('the terms of a deal', () => {
  test('say what always holds and nothing that was not set', () => {
    expect(sentences({})).toEqual([
      'The offer ends on Dec 20, 2026.',
      'A code is valid for 24 hours after you redeem, never beyond the end of the offer.',
      english.termPayment,
      english.termOnce,
    ]);
  });

  test('of a deal that is bought in advance say how long a bought code is good, and where it is paid', () => {
    expect(sentences({}, [], 'prepaid')).toEqual([
      'The offer ends on Dec 20, 2026.',
      'A bought code is good until Dec 20, 2026, the end of the offer.',
      'You pay here when you buy, and nothing at the counter. VAT and service charge are included.',
      'Show the code at the counter. Each code is accepted once.',
    ]);
    expect(sentences({}, [], 'prepaid', new Date('2026-09-01T06:00:00.000Z'))).toContain(
      'A bought code is good for 90 days from payment, never beyond the end of the offer.',
    );
  });

  test('say what comes on top of the price, and the sum to pay', () => {
    const now = new Date('2026-11-20T06:00:00.000Z');
    expect(sentences({}, [], 'counter', now, 'vat-and-service-extra')).toContain(
      'You pay the shop directly. 10% service charge and then 13% VAT are added to the price shown: Rs. 622 to pay.',
    );
    expect(sentences({}, [], 'counter', now, 'vat-extra')).toContain(
      'You pay the shop directly. 13% VAT is added to the price shown: Rs. 622 to pay.',
    );
  });

  test('name the place of its own instead of the branches', () => {
    const venue = { name: 'Beach camp', nameNe: null };
    const said = sentences({}, [{ name: 'Thamel' }], 'counter', undefined, 'included', venue);
    expect(said.filter((sentence) => sentence.startsWith('Only at'))).toEqual(['Only at: Beach camp.']);
  });

  test('put every limit in words', () => {
    const said = sentences(
      {
        redemptionLimit: 1,
        totalLimit: 50,
        dailyLimit: 5,
        passValidityHours: 168,
        weekdays: [1, 2],
        hoursFrom: '16:00',
        hoursUntil: '20:30',
        blackoutDates: ['2026-11-30'],
        minimumBill: 1500,
        partySize: 4,
      },
      [{ name: 'Thamel' }, { name: 'Patan' }],
    );
    for (const sentence of [
      'Each person can use it once.',
      'There are 50 codes in all.',
      '5 codes are given out per day.',
      'A code is valid for 7 days after you redeem, never beyond the end of the offer.',
      'Only on Monday, Tuesday.',
      'Only from 4 PM to 8:30 PM.',
      'Not on Nov 30, 2026.',
      'The bill must be at least Rs. 1,500.',
      'For a party of 4 or more.',
      'Only at: Thamel, Patan.',
    ]) {
      expect(said).toContain(sentence);
    }
  });
});

test('only a live deal that is paid at the counter can be redeemed', () => {
  expect(saleStateOf({ status: 'live', saleMode: 'counter' })).toBe('open');
  expect(saleStateOf({ status: 'live', saleMode: 'prepaid' })).toBe('prepaid');
  expect(saleStateOf({ status: 'sold-out', saleMode: 'counter' })).toBe('soldOut');
  expect(saleStateOf({ status: 'expired', saleMode: 'counter' })).toBe('expired');
  expect(saleStateOf({ status: 'paused', saleMode: 'counter' })).toBe('notYet');
});

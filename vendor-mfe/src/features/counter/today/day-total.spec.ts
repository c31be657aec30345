import { describe, expect, test } from '@jest/globals';
import { aPass } from '../a-pass.fixture';
import { readAmount } from '../amount';
import { isVoidable, totalOf } from './day-total';

describe('the day at the counter', () => {
  test('counts what was charged and leaves out what was taken back', () => {
    const passes = [
      aPass({ state: 'redeemed', amount: 500 }),
      aPass({ state: 'redeemed', amount: null }),
      aPass({ state: 'voided', amount: 900 }),
    ];
    expect(totalOf(passes)).toEqual({ used: 2, amount: 780 });
  });

  test('lets a use be taken back for a while', () => {
    const pass = aPass({ state: 'redeemed', voidableUntil: '2026-11-20T06:15:00Z' });
    expect(isVoidable(pass, new Date('2026-11-20T06:14:59Z'))).toBe(true);
    expect(isVoidable(pass, new Date('2026-11-20T06:15:00Z'))).toBe(false);
    expect(isVoidable(aPass(), new Date())).toBe(false);
  });
});

test.each([
  ['280', 280],
  ['1,200', 1200],
  ['१२००', 1200],
  ['0', 0],
  ['', null],
  ['12.5', null],
  ['-5', null],
  ['100000001', null],
])('the amount %j is %s', (text, amount) => {
  expect(readAmount(text)).toBe(amount);
});

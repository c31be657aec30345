import { expect, test } from '@jest/globals';
import { confirmedItemOf, confirmItem, forgetItem } from './confirmed-items';

test('a confirmation counts for the version that the admin saw', () => {
  confirmItem({ id: 7, version: 2 }, 31);
  expect(confirmedItemOf({ id: 7, version: 2 })).toEqual({ priceItemId: 31 });
  expect(confirmedItemOf({ id: 7, version: 3 })).toEqual({});
});

test('a decision ends all confirmations of the deal', () => {
  confirmItem({ id: 8, version: 2 }, 31);
  confirmItem({ id: 9, version: 1 }, 32);
  forgetItem(8);
  expect(confirmedItemOf({ id: 8, version: 2 })).toEqual({});
  expect(confirmedItemOf({ id: 9, version: 1 })).toEqual({ priceItemId: 32 });
});

import { expect, test } from '@jest/globals';
import { type CashCount, countedOf, drawerSums, isAmount } from './cash-count';

const none = { n1000: '', n500: '', n100: '', n50: '', n20: '', n10: '', n5: '', n1: '' };
const count = (more: Partial<CashCount> = {}): CashCount => ({
  ...{ byNotes: true, notes: none, total: '', float: '2000', otherCash: '', takenOut: '' },
  ...more,
});

test('notes add up, in both scripts', () => {
  const notes = { ...none, n1000: '11', n500: '९', n10: '4' };
  expect(countedOf(count({ notes }))).toBe(15_540);
});

test('nothing is counted until something is typed; a typed total counts instead of notes', () => {
  expect(countedOf(count())).toBeNull();
  expect(countedOf(count({ byNotes: false, total: '0' }))).toBe(0);
  expect(countedOf(count({ byNotes: false, total: '17,610' }))).toBe(17_610);
});

test('expected is the float with the cash of guests, corrections and other sales, less what was taken out', () => {
  const typed = count({ byNotes: false, total: '17610', otherCash: '12450', takenOut: '500' });
  expect(drawerSums(typed, { cash: 3_680, corrected: 0 })).toMatchObject({
    expected: 17_630,
    difference: -20,
  });
  expect(drawerSums(typed, { cash: 3_680, corrected: 100 }).expected).toBe(17_730);
  expect(drawerSums(count(), { cash: 0, corrected: 0 }).difference).toBeNull();
});

test('an amount is empty or whole rupees', () => {
  expect(['', ' 12 ', '१२'].every(isAmount)).toBe(true);
  expect(['-1', '1.5', 'x'].some(isAmount)).toBe(false);
});

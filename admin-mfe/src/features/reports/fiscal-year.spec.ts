import { expect, test } from '@jest/globals';
import { fiscalYearOf } from './fiscal-year';
import { fromDayText, toDayText, type NepalDay } from 'shared-ui/format';

const told = (day: string) => {
  const year = fiscalYearOf(fromDayText(day) as NepalDay);
  return year && [year.year, toDayText(year.first), toDayText(year.last)];
};

test('a fiscal year runs from 1 Shrawan to the last day of Ashadh', () => {
  expect(told('2023-07-17')).toEqual([2080, '2023-07-17', '2024-07-15']);
  expect(told('2024-07-15')).toEqual([2080, '2023-07-17', '2024-07-15']);
  expect(told('2024-07-16')).toEqual([2081, '2024-07-16', '2025-07-16']);
  expect(told('2026-11-22')?.[0]).toBe(2083);
});

test('before the calendar begins there is none', () => {
  expect(told('2019-05-01')).toBeNull();
});

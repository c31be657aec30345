import { expect, test } from '@jest/globals';
import { figurePath } from './figure-path';

test('a figure leads to its rows of the same period', () => {
  expect(figurePath('gross-volume', 'fiscal-year')).toBe('/dashboard/reports?report=volume&preset=year');
  expect(figurePath('active-businesses', '7d')).toBe('/dashboard/reports?report=vendors&by=vendor&preset=7');
  expect(figurePath('refunds-promised', '30d')).toBe('/dashboard/payments?tab=refunds&state=promised');
  expect(figurePath('of-a-newer-server' as never, '30d')).toBeNull();
});

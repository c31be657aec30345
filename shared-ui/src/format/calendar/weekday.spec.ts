import { expect, test } from '@jest/globals';
import { formatWeekday } from './weekday';

test.each([
  [0, 'en', 'long', 'Sunday'],
  [3, 'en', 'short', 'Wed'],
  [2, 'ne', 'long', 'मङ्गलबार'],
  [6, 'ne', 'short', 'शनि'],
] as const)('weekday %d in %s, %s, is %s', (weekday, language, width, name) => {
  expect(formatWeekday(weekday, language, width)).toBe(name);
});

import { expect, test } from '@jest/globals';
import { bikramDay } from './bikram-day';

test('a day is named in the Bikram Sambat calendar', () => {
  expect(bikramDay('2026-12-31T12:00:00+05:45')).toBe('Poush 16, 2083');
  expect(bikramDay('2040-01-01T12:00:00+05:45')).toBeNull();
});

import { expect, test } from '@jest/globals';
import { dueTone } from './due-tone';

test.each([
  ['2026-11-22T10:00:00Z', 'late'],
  ['2026-11-23T10:00:00Z', 'soon'],
  ['2026-11-23T10:00:01Z', 'later'],
])('a case that is due at %s is %s', (dueAt, tone) => {
  expect(dueTone(dueAt, new Date('2026-11-22T10:00:00Z'))).toBe(tone);
});

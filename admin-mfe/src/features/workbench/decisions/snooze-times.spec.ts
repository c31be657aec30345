import { expect, test } from '@jest/globals';
import { snoozeTimes } from './snooze-times';

test('an item comes back in the morning of Nepal', () => {
  // Sunday, 11:45 AM in Nepal.
  const at = snoozeTimes(new Date('2026-11-22T06:00:00Z').getTime()).map((time) =>
    new Date(time.at).toISOString(),
  );
  expect(at).toEqual([
    '2026-11-22T07:00:00.000Z',
    '2026-11-22T09:00:00.000Z',
    '2026-11-23T03:15:00.000Z',
    '2026-11-23T03:15:00.000Z',
  ]);
  const monday = snoozeTimes(new Date('2026-11-23T06:00:00Z').getTime())[3];
  expect(new Date(monday.at).toISOString()).toBe('2026-11-30T03:15:00.000Z');
});

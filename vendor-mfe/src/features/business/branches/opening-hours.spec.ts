import { describe, expect, test } from '@jest/globals';
import { daysOf, findHoursFieldError, toHours, withSpan } from './opening-hours';

const week = (...spans: [weekday: number, opens: string, closes: string][]) =>
  daysOf(spans.map(([weekday, opens, closes]) => ({ weekday, opens, closes })));

describe('the opening hours of a branch', () => {
  test('come back as they were kept', () => {
    const hours = [
      { weekday: 1, opens: '11:00', closes: '14:30' },
      { weekday: 1, opens: '17:00', closes: '24:00' },
    ];
    expect(toHours(daysOf(hours))).toEqual(hours);
    expect(toHours(daysOf(null))).toBeNull();
  });

  test('grow by a span after the last one', () => {
    const [, monday] = week([1, '10:00', '14:00']);
    expect(monday && withSpan(monday).spans).toEqual([
      { opens: '10:00', closes: '14:00' },
      { opens: '14:00', closes: '23:00' },
    ]);
  });

  test.each([
    ['none', week([1, '10:00', '14:00'], [1, '14:00', '22:00']), null],
    ['none over midnight', week([5, '18:00', '02:00'], [6, '10:00', '02:00']), null],
    ['none all day', week([0, '00:00', '24:00'], [1, '00:00', '24:00']), null],
    ['a time that is missing', week([1, '', '14:00']), 'hoursMissing'],
    ['a span of nothing', week([1, '10:00', '10:00']), 'hoursSame'],
    ['an overlap', week([1, '10:00', '14:00'], [1, '13:00', '22:00']), 'hoursOverlap'],
    ['one over the week’s end', week([6, '20:00', '03:00'], [0, '02:00', '10:00']), 'hoursOverlap'],
  ])('have %s to say', (_what, days, fieldError) => expect(findHoursFieldError(days)).toBe(fieldError));
});

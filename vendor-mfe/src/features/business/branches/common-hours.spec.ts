import { expect, test } from '@jest/globals';
import { commonSpan, hoursLines, withCommonSpan } from './common-hours';
import { daysOf, toHours } from './opening-hours';

const span = (weekday: number, opens = '10:00', closes = '21:00') => ({ weekday, opens, closes });
const everyDay = [0, 1, 2, 3, 4, 5, 6].map((weekday) => span(weekday));

test('one entry makes the same hours on all days', () => {
  const days = withCommonSpan(daysOf(null), { opens: '10:00', closes: '21:00' });
  expect(toHours(days)).toEqual(everyDay);
  expect(toHours(withCommonSpan(days, { opens: '', closes: '' }))).toBeNull();
});

test('hours are common when each day has the same one', () => {
  expect(commonSpan(daysOf(everyDay))).toEqual({ opens: '10:00', closes: '21:00' });
  expect(commonSpan(daysOf(null))).toEqual({ opens: '', closes: '' });
  expect(commonSpan(daysOf(everyDay.slice(1)))).toBeNull();
  expect(commonSpan(daysOf([span(1, '10:00', '12:00'), span(1, '14:00', '20:00')]))).toBeNull();
});

test('days in a row with the same hours are one line', () => {
  expect(hoursLines(everyDay)).toEqual([{ from: 0, until: 6, times: '10:00–21:00' }]);
  expect(hoursLines([...everyDay.slice(0, 5), span(5, '10:00', '23:00')])).toEqual([
    { from: 0, until: 4, times: '10:00–21:00' },
    { from: 5, until: 5, times: '10:00–23:00' },
    { from: 6, until: 6, times: '' },
  ]);
});

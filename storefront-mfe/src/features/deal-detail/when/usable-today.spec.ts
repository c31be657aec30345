import { expect, test } from '@jest/globals';
import { isRun, usableToday, type UsableTerms } from './usable-today';

const terms: UsableTerms = { weekdays: null, hoursFrom: '11:00', hoursUntil: '21:30', blackoutDates: null };
/** November 22, 2026 is a Sunday in Nepal. */
const at = (clock: string): Date => new Date(`2026-11-22T${clock}:00+05:45`);

test('a deal is used within its hours', () => {
  expect(usableToday(terms, at('10:59'))).toEqual({ state: 'later', from: '11:00' });
  expect(usableToday(terms, at('11:00'))).toEqual({ state: 'now', until: '21:30', minutesLeft: 630 });
  expect(usableToday(terms, at('21:30'))).toEqual({ state: 'over' });
});

test('hours may end after midnight', () => {
  const night = { ...terms, hoursFrom: '18:00', hoursUntil: '02:00' };
  expect(usableToday(night, at('17:00'))).toEqual({ state: 'later', from: '18:00' });
  expect(usableToday(night, at('23:00'))).toEqual({ state: 'now', until: '02:00', minutesLeft: 180 });
});

test('a deal without hours is used all day', () => {
  const always = { ...terms, hoursFrom: null, hoursUntil: null };
  expect(usableToday(always, at('03:00'))).toEqual({ state: 'now', until: null, minutesLeft: null });
});

test('weekdays and days out are those of Nepal', () => {
  expect(usableToday({ ...terms, weekdays: [1, 2] }, at('12:00'))).toEqual({ state: 'not-today' });
  expect(usableToday({ ...terms, weekdays: [0] }, at('12:00')).state).toBe('now');
  expect(usableToday({ ...terms, blackoutDates: ['2026-11-22'] }, at('12:00')).state).toBe('not-today');
});

test('a run of days is told from single ones', () => {
  expect(isRun([0, 1, 2, 3, 4, 5])).toBe(true);
  expect(isRun([1, 2, 3])).toBe(true);
  expect(isRun([0, 1])).toBe(false);
  expect(isRun([0, 2, 3])).toBe(false);
});

import { describe, expect, test } from '@jest/globals';
import { groupCode } from '../numbers/code';
import {
  addNepalDays,
  endOfNepalDay,
  fromDayText,
  nepalDayOf,
  nepalDaysBetween,
  toDayText,
} from './nepal-day';
import { urgencyOf } from '../deals/urgency';

describe('a day in Nepal', () => {
  test('ends at 18:15 UTC less a millisecond', () => {
    expect(endOfNepalDay({ year: 2026, month: 11, day: 30 }).toISOString()).toBe('2026-11-30T18:14:59.999Z');
  });

  test('is read and written as date inputs do', () => {
    expect(fromDayText('2026-11-30')).toEqual({ year: 2026, month: 11, day: 30 });
    expect(fromDayText('tomorrow')).toBeNull();
    expect(toDayText(addNepalDays({ year: 2026, month: 12, day: 20 }, 30))).toBe('2027-01-19');
    expect(nepalDayOf(new Date('2026-12-31T18:15:00Z'))).toEqual({ year: 2027, month: 1, day: 1 });
  });

  test('counts days by Nepal midnights', () => {
    expect(nepalDaysBetween(new Date('2026-11-20T18:00:00Z'), new Date('2026-11-20T18:30:00Z'))).toBe(1);
  });
});

describe('urgency', () => {
  const now = new Date('2026-11-20T06:00:00Z');

  test('speaks only when it is true', () => {
    expect(urgencyOf({ endDate: '2026-12-31T18:14:59.999Z' }, now)).toBeNull();
    expect(urgencyOf({ endDate: '2026-11-23T18:14:59.999Z' }, now)).toEqual({ kind: 'days', days: 3 });
    expect(urgencyOf({ endDate: '2026-11-20T18:14:59.999Z' }, now)).toEqual({ kind: 'days', days: 0 });
    expect(urgencyOf({ endDate: '2026-11-19T18:14:59.999Z' }, now)).toBeNull();
    expect(urgencyOf({ endDate: '2026-12-31T18:14:59.999Z', placesLeft: 12 }, now)).toEqual({
      kind: 'left',
      left: 12,
    });
    expect(urgencyOf({ endDate: '2026-12-31T18:14:59.999Z', placesLeft: 0 }, now)).toBeNull();
  });
});

test('a typed code is grouped in fours', () => {
  expect(groupCode('7K4M29QX')).toBe('7K4M 29QX');
});

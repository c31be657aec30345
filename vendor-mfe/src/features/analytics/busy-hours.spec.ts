import { describe, expect, test } from '@jest/globals';
import { busiest, openHours, quietHours, shadeOf } from './busy-hours';

const week = (visits: Record<number, number>): number[][] => [
  Array.from({ length: 24 }, (_, hour) => visits[hour] ?? 0),
  ...Array.from({ length: 6 }, () => Array.from({ length: 24 }, () => 0)),
];

describe('the hours of a week', () => {
  test('are open from the first visit to the last', () => {
    expect(openHours(week({ 11: 2, 20: 1 }))).toEqual({ from: 11, until: 21 });
    expect(openHours(week({}))).toBeNull();
  });

  test('have a busiest one', () => {
    expect(busiest(week({ 11: 2, 19: 7 }))).toEqual({ weekday: 0, hour: 19 });
    expect(busiest(week({}))).toBeNull();
  });

  test('are quiet where far fewer come, for two hours at least', () => {
    expect(quietHours(week({ 11: 9, 12: 9, 13: 8, 14: 1, 15: 0, 16: 1, 18: 8, 19: 9 }))).toEqual({
      from: 14,
      until: 18,
    });
    expect(quietHours(week({ 11: 9, 12: 1, 13: 9 }))).toBeNull();
    expect(quietHours(week({}))).toBeNull();
  });

  test('get darker with the visits, and nothing stays nothing', () => {
    expect([0, 1, 50, 100].map((used) => shadeOf(used, 100))).toEqual([0, 1, 3, 5]);
  });
});

import { describe, expect, test } from '@jest/globals';
import NepaliDate from 'nepali-date-converter';
import { bikramSambatOf } from './bikram-sambat';

describe('Bikram Sambat', () => {
  test('agrees with the published calendar for every day it covers', () => {
    for (let time = Date.UTC(2019, 3, 14); time <= Date.UTC(2027, 5, 14); time += 86_400_000) {
      const day = new Date(time);
      const [year, month, date] = [day.getUTCFullYear(), day.getUTCMonth(), day.getUTCDate()];
      // The converter reads the fields of the local time zone, so the test passes noon of the day in that zone.
      const published = new NepaliDate(new Date(year, month, date, 12)).getBS();
      expect(bikramSambatOf({ year, month: month + 1, day: date })).toEqual({
        year: published.year,
        month: published.month + 1,
        day: published.date,
      });
    }
  });

  test('knows no day before or after its table', () => {
    expect(bikramSambatOf({ year: 2019, month: 4, day: 13 })).toBeNull();
    expect(bikramSambatOf({ year: 2027, month: 6, day: 16 })).toBeNull();
  });
});

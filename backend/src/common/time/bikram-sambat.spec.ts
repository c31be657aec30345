import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { dayInBothCalendars, nepaliDayText, nepaliMomentText } from './bikram-sambat.js';

const sourceOf = (name: string): string =>
  readFileSync(new URL(`../../../../shared-ui/src/format/calendar/${name}.ts`, import.meta.url), 'utf8');
const own = readFileSync(new URL('bikram-sambat.ts', import.meta.url), 'utf8');

describe('a day in Nepali', () => {
  it.each([
    ['2019-04-14T00:00:00+05:45', '१ वैशाख २०७६'],
    ['2023-11-30T08:00:00Z', '१४ मंसिर २०८०'],
    // The day begins in Nepal.
    ['2023-11-30T18:14:59Z', '१४ मंसिर २०८०'],
    ['2023-11-30T18:15:00Z', '१५ मंसिर २०८०'],
    ['2026-12-31T10:00:00Z', '१६ पुस २०८३'],
    ['2027-06-15T10:00:00+05:45', '३२ जेठ २०८४'],
  ])('is in Bikram Sambat: %s is %s', (at, text) => expect(nepaliDayText(at)).toBe(text));

  it.each([
    ['2019-04-13T10:00:00Z', '१३ अप्रिल २०१९'],
    ['2027-06-16T10:00:00Z', '१६ जुन २०२७'],
  ])('is Gregorian outside of the published calendar: %s is %s', (at, text) =>
    expect(nepaliDayText(at)).toBe(text),
  );

  it.each([
    ['2023-11-30T10:31:00Z', '१४ मंसिर २०८०, साँझ ४:१६'],
    ['2023-11-30T03:15:00Z', '१४ मंसिर २०८०, बिहान ९ बजे'],
    ['2023-11-30T06:15:00Z', '१४ मंसिर २०८०, दिउँसो १२ बजे'],
    ['2023-11-30T14:15:00Z', '१४ मंसिर २०८०, राति ८ बजे'],
    ['2023-11-30T18:20:00Z', '१५ मंसिर २०८०, राति १२:०५'],
    ['2023-11-29T22:14:00Z', '१४ मंसिर २०८०, राति ३:५९'],
  ])('has the time of the day by its part: %s is %s', (at, text) => expect(nepaliMomentText(at)).toBe(text));

  it.each([
    ['2023-11-30T18:15:00Z', '2023-12-01 / १५ मंसिर २०८०'],
    ['2023-11-30', '2023-11-30 / १४ मंसिर २०८०'],
    ['2030-01-01', '2030-01-01'],
  ])('is in both calendars in documents: %s is %s', (at, text) => expect(dayInBothCalendars(at)).toBe(text));

  it('has the months and names of the pages', () => {
    const lengths = (text: string): string[] =>
      [...text.matchAll(/'((?:29|30|31|32)+)'/g)].map(([, one = '']) => one);
    expect(lengths(own)).toEqual(lengths(sourceOf('bikram-sambat')));
    expect(lengths(own).length).toBeGreaterThan(8);
    const parts = (text: string): string[] => text.match(/\[\d+, '[ऀ-ॿ]+'\]/g) ?? [];
    expect(parts(own)).toEqual(parts(sourceOf('date')));
    expect(parts(own)).toHaveLength(4);
    const names = [...sourceOf('month-names').matchAll(/split\('([^']+)'\)/g)].map(([, one = '']) => one);
    expect(names.filter((one) => /[ऀ-ॿ]/.test(one) && own.includes(`'${one}'`))).toHaveLength(2);
  });
});

import { expect, test } from '@jest/globals';
import { formatDateTime, formatHour, formatWeekday, type Language } from 'shared-ui/format';
import type { Format } from 'shared-ui/i18n';
import { expectedBy } from './expected-by';

const formatIn = (language: Language) =>
  ({
    weekday: (weekday: number) => formatWeekday(weekday, language),
    hour: (moment: string) => formatHour(moment, language),
    dateTime: (moment: string) => formatDateTime(moment, language),
  }) as Format;
const TUESDAY = '2026-11-24T12:15:00.000Z';

test.each([
  ['en', 'Tuesday, 6 PM'],
  ['ne', 'मङ्गलबार, साँझ ६ बजे'],
] as const)('within a week a decision is expected in %s by %s', (language, words) => {
  expect(expectedBy(formatIn(language), TUESDAY, new Date('2026-11-20T09:00:00Z'))).toBe(words);
});

test('later, and once it is late, the day is named', () => {
  const late = expectedBy(formatIn('en'), TUESDAY, new Date('2026-11-25T09:00:00Z'));
  const early = expectedBy(formatIn('en'), TUESDAY, new Date('2026-11-10T09:00:00Z'));
  expect([late, early]).toEqual(['Nov 24, 6:00 PM', 'Nov 24, 6:00 PM']);
});

import { describe, expect, test } from '@jest/globals';
import { formatDate, formatDateTime, formatDay, formatShortDate, formatSoon, formatTime } from './date';

describe('dates', () => {
  test('are the days of Nepal, wherever the reader is', () => {
    expect(formatDate('2023-11-30T00:00:00Z', 'en')).toBe('Nov 30, 2023');
    expect(formatDate('2023-11-30T18:14:59.999Z', 'en')).toBe('Nov 30, 2023');
    expect(formatDate('2023-11-30T18:15:00Z', 'en')).toBe('Dec 1, 2023');
  });

  test('name a missing or unreadable day', () => {
    expect([formatDate(null, 'en'), formatDate(undefined, 'ne'), formatDate('soon', 'en')]).toEqual([
      'N/A',
      'छैन',
      'N/A',
    ]);
  });

  test('begin with Bikram Sambat in Nepali', () => {
    expect(formatDate('2023-11-30T06:00:00Z', 'ne')).toBe('१४ मंसिर २०८० (३०\u00a0नोभेम्बर\u00a0२०२३)');
    expect(formatDay('2023-11-30T06:00:00Z', 'ne')).toBe('१४ मंसिर २०८०');
    expect(formatShortDate('2023-11-30T06:00:00Z', 'ne')).toBe('१४ मंसिर');
  });

  test('are Gregorian alone where the conversion table ends', () => {
    expect(formatDate('2027-07-01T00:00:00Z', 'ne')).toBe('१ जुलाई २०२७');
    expect(formatDay('2027-07-01T00:00:00Z', 'ne')).toBe('१ जुलाई २०२७');
    expect(formatShortDate('2027-07-01T00:00:00Z', 'ne')).toBe('१ जुलाई');
  });

  test('show the time on a clock in Nepal', () => {
    expect(formatTime('2026-11-15T07:27:00Z', 'en')).toBe('1:12 PM');
    expect(formatTime('2026-11-14T18:15:00Z', 'en')).toBe('12:00 AM');
    expect(formatTime('2026-11-15T07:27:00Z', 'ne')).toBe('दिउँसो १:१२');
    expect(formatDateTime('2026-11-15T07:27:00Z', 'en')).toBe('Nov 15, 1:12 PM');
    expect(formatShortDate('2026-12-20T07:27:00Z', 'en')).toBe('Dec 20');
  });

  test.each([
    ['03:59', 'राति ३:५९'],
    ['04:00', 'बिहान ४:००'],
    ['11:59', 'बिहान ११:५९'],
    ['12:00', 'दिउँसो १२:००'],
    ['15:59', 'दिउँसो ३:५९'],
    ['16:00', 'साँझ ४:००'],
    ['19:59', 'साँझ ७:५९'],
    ['20:00', 'राति ८:००'],
    ['00:00', 'राति १२:००'],
  ])('name the part of the day in Nepali at %s', (clock, text) => {
    expect(formatTime(`2026-11-15T${clock}:00+05:45`, 'ne')).toBe(text);
  });
});

test('says today and tomorrow of Nepal', () => {
  // 11:50 PM in Nepal.
  const now = new Date('2026-11-23T18:05:00Z');
  expect(formatSoon('2026-11-23T18:10:00Z', 'en', now)).toBe('today, 11:55 PM');
  expect(formatSoon('2026-11-24T13:55:00Z', 'en', now)).toBe('tomorrow, 7:40 PM');
  expect(formatSoon('2026-11-24T13:55:00Z', 'ne', now)).toBe('भोलि, साँझ ७:४०');
  expect(formatSoon('2026-11-25T13:55:00Z', 'en', now)).toBe(formatDateTime('2026-11-25T13:55:00Z', 'en'));
  expect(formatSoon('2026-11-24T13:55:00Z', 'en', null)).toBe(formatDateTime('2026-11-24T13:55:00Z', 'en'));
});

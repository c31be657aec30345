import { describe, expect, test } from '@jest/globals';
import { formatDate, formatDateTime, formatDay, formatShortDate, formatTime } from './date';

describe('dates', () => {
  test('are the days of Nepal, wherever the reader is', () => {
    expect(formatDate('2023-11-30T00:00:00Z', 'en')).toBe('Nov 30, 2023');
    expect(formatDate('2023-11-30T18:14:59.999Z', 'en')).toBe('Nov 30, 2023');
    expect(formatDate('2023-11-30T18:15:00Z', 'en')).toBe('Dec 1, 2023');
  });

  test('are N/A when missing or unreadable', () => {
    expect([formatDate(null, 'en'), formatDate(undefined, 'ne'), formatDate('soon', 'en')]).toEqual([
      'N/A',
      'N/A',
      'N/A',
    ]);
  });

  test('carry Bikram Sambat in Nepali', () => {
    expect(formatDate('2023-11-30T06:00:00Z', 'ne')).toBe('३० नोभेम्बर २०२३ (१४\u00a0मंसिर\u00a0२०८०)');
    expect(formatDay('2023-11-30T06:00:00Z', 'ne')).toBe('३० नोभेम्बर २०२३');
  });

  test('leave Bikram Sambat out where that calendar is not settled', () => {
    expect(formatDate('2027-07-01T00:00:00Z', 'ne')).toBe('१ जुलाई २०२७');
  });

  test('show the time on a clock in Nepal', () => {
    expect(formatTime('2026-11-15T07:27:00Z', 'en')).toBe('1:12 PM');
    expect(formatTime('2026-11-14T18:15:00Z', 'en')).toBe('12:00 AM');
    expect(formatTime('2026-11-15T07:27:00Z', 'ne')).toBe('दिउँसो १:१२');
    expect(formatDateTime('2026-11-15T07:27:00Z', 'en')).toBe('Nov 15, 1:12 PM');
    expect(formatShortDate('2026-12-20T07:27:00Z', 'en')).toBe('Dec 20');
  });
});

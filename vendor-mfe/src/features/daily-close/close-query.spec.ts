import { expect, test } from '@jest/globals';
import { askedFor, closeTableAddress, readCloseQuery } from './close-query';

const today = '2026-11-21';
const read = (text: string) => readCloseQuery(new URLSearchParams(text), today);

test('the day is today’s unless an earlier one is asked for', () => {
  expect(read('')).toEqual({ day: today, branch: '' });
  expect(read('day=2026-11-01&branch=7')).toEqual({ day: '2026-11-01', branch: '7' });
  expect(read('day=2026-11-22&branch=all')).toEqual({ day: today, branch: '' });
});

test('only what differs stands in the address; the file always names its day', () => {
  expect(askedFor({ day: today, branch: '' }, today)).toEqual({});
  expect(askedFor({ day: '2026-11-01', branch: '7' }, today)).toEqual({ day: '2026-11-01', branch: '7' });
  expect(closeTableAddress({ day: today, branch: '7' })).toBe(
    '/api/counter/close.csv?day=2026-11-21&branch=7',
  );
});

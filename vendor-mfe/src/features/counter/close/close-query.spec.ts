import { expect, test } from '@jest/globals';
import { askedFor, closeTableAddress, readCloseQuery } from './close-query';

const today = '2026-11-21';
const read = (text: string) => readCloseQuery(new URLSearchParams(text), today);

test('the day is the present one unless another is asked for, and the branch that of the counter', () => {
  expect(read('')).toEqual({ day: '', branch: '' });
  expect(read('day=2026-11-01&branch=7')).toEqual({ day: '2026-11-01', branch: '7' });
  expect(read('day=2026-11-22&branch=all')).toEqual({ day: '', branch: 'all' });
  expect(read('day=soon&branch=here')).toEqual({ day: '', branch: '' });
});

test('only what was chosen is in the address; the file always names its day', () => {
  expect(askedFor({ day: '', branch: '' })).toEqual({});
  expect(askedFor({ day: '2026-11-01', branch: '7' })).toEqual({ day: '2026-11-01', branch: '7' });
  expect(closeTableAddress(today, 7)).toBe('/api/counter/close.csv?day=2026-11-21&branch=7');
  expect(closeTableAddress(today, null)).toBe('/api/counter/close.csv?day=2026-11-21');
});

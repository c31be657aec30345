import { expect, test } from '@jest/globals';
import { fieldErrorOf, periodOf } from './period';

/** Already November 22 in Nepal. */
const NOW = new Date('2026-11-21T18:30:00Z');

test('presets end today in Nepal', () => {
  expect(periodOf('7', NOW)).toEqual({ from: '2026-11-16', to: '2026-11-22' });
  expect(periodOf('month', NOW)).toEqual({ from: '2026-11-01', to: '2026-11-22' });
  expect(periodOf('year', NOW)).toEqual({ from: '2026-07-17', to: '2026-11-22' });
  expect(periodOf('yearBefore', NOW)).toEqual({ from: '2025-07-17', to: '2026-07-16' });
});

test('typed days are looked at before they are asked for', () => {
  expect(fieldErrorOf({ from: '', to: '2026-01-01' })).toBe('faultDay');
  expect(fieldErrorOf({ from: '2026-01-02', to: '2026-01-01' })).toBe('faultOrder');
  expect(fieldErrorOf({ from: '2020-01-01', to: '2026-01-01' })).toBe('faultLong');
  expect(fieldErrorOf({ from: '2026-01-01', to: '2026-01-01' })).toBeUndefined();
});

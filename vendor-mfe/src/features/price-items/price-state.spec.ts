import { expect, test } from '@jest/globals';
import { priceStateOf } from './price-state';

const now = new Date('2026-11-26T06:00:00Z');

test('a recorded price is planned, waits for 30 days and counts then (PL4)', () => {
  expect(priceStateOf('2026-12-01T00:00:00Z', now)).toEqual({
    kind: 'planned',
    at: new Date('2026-12-01T00:00:00Z'),
  });
  expect(priceStateOf('2026-11-20T06:00:00Z', now)).toEqual({
    kind: 'counts-from',
    at: new Date('2026-12-20T06:00:00Z'),
  });
  expect(priceStateOf('2026-10-27T06:00:01Z', now).kind).toBe('counts-from');
  expect(priceStateOf('2026-10-27T06:00:00Z', now)).toEqual({ kind: 'counts' });
});

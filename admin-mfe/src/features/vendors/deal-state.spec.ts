import { expect, test } from '@jest/globals';
import { dealStateOf } from './deal-state';

const deal = {
  moderationStatus: 'approved',
  isActive: true,
  startDate: '2026-11-01T00:00:00.000Z',
  endDate: '2026-11-30T00:00:00.000Z',
} as const;
const on = (day: string) => new Date(`${day}T00:00:00.000Z`);

test('an approved deal is what its dates and its business say', () => {
  expect(dealStateOf(deal, on('2026-10-31'))).toBe('scheduled');
  expect(dealStateOf(deal, on('2026-11-15'))).toBe('live');
  expect(dealStateOf({ ...deal, isActive: false }, on('2026-11-15'))).toBe('paused');
  expect(dealStateOf({ ...deal, isActive: false }, on('2026-11-30'))).toBe('expired');
});

test('what was not approved is what admins say, whatever its dates', () => {
  expect(dealStateOf({ ...deal, moderationStatus: 'pending' }, on('2026-12-15'))).toBe('pending');
  expect(dealStateOf({ ...deal, moderationStatus: 'rejected' }, on('2026-11-15'))).toBe('rejected');
});

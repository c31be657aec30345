import { expect, test } from '@jest/globals';
import type { ApiKeyView } from '../../store/api/api-keys';
import { shownState } from './key-state';

const aKey = (change: Partial<ApiKeyView> = {}): ApiKeyView => ({
  id: 7,
  kind: 'live',
  name: 'Till, Jhamsikhel',
  state: 'active',
  prefix: 'dob_live_',
  lastFour: '7q2m',
  scopes: ['passes:check', 'passes:redeem'],
  branchId: null,
  branchName: null,
  allowedAddresses: [],
  version: '2026-11-22',
  createdAt: '2026-11-04T05:00:00.000Z',
  createdBy: 'Sunita T.',
  expiresAt: null,
  lastUsedAt: null,
  previousUntil: null,
  withdrawnAt: null,
  ...change,
});

const NOW = new Date('2026-11-22T06:00:00Z');

test.each([
  [{}, 'active'],
  [{ expiresAt: '2026-12-07T06:00:00Z' }, 'active'],
  [{ expiresAt: '2026-12-05T06:00:00Z' }, 'ending'],
  [{ state: 'ended', expiresAt: '2026-11-21T06:00:00Z' }, 'ended'],
  [{ state: 'withdrawn', expiresAt: '2026-11-23T06:00:00Z' }, 'withdrawn'],
] as const)('a key with %j is shown as %s', (change, state) => {
  expect(shownState(aKey(change), NOW)).toBe(state);
});

test('a key does not end soon before the time is known', () => {
  expect(shownState(aKey({ expiresAt: '2026-11-23T06:00:00Z' }), undefined)).toBe('active');
});

import { expect, test } from '@jest/globals';
import { openable } from './openable';

const now = new Date('2026-11-22T10:00:00Z');
const asked = { answer: null, askUntil: '2026-11-23T10:00:00Z', caseId: null };
const expiresAt = '2026-11-20T11:00:00Z';

test.each([
  ['an open code', { state: 'issued', expiresAt: '2026-11-25T10:00:00Z', honour: null }, 'report'],
  ['a code that ended 47 hours ago', { state: 'expired', expiresAt, honour: null }, 'report'],
  ['a code that ended before', { state: 'expired', expiresAt: '2026-11-20T09:00:00Z', honour: null }, null],
  ['a canceled code', { state: 'cancelled', expiresAt, honour: null }, null],
  ['a used code within 7 days', { state: 'redeemed', expiresAt, honour: asked }, 'case'],
  [
    'a code used earlier',
    { state: 'redeemed', expiresAt, honour: { ...asked, askUntil: '2026-11-22T10:00:00Z' } },
    null,
  ],
  ['a use from before the question', { state: 'redeemed', expiresAt, honour: null }, null],
] as const)('for %s: %j → %s', (_name, pass, expected) => {
  expect(openable(pass, now)).toBe(expected);
});

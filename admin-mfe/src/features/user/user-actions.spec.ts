import { expect, test } from '@jest/globals';
import { actionsFor } from './user-actions';

const customer = {
  role: 'customer',
  suspendedAt: null,
  business: null,
  emailVerified: true,
  twoFactor: false,
} as const;
const business = { id: 1, businessName: 'Momo House', nameNe: null, role: 'owner' } as const;

test('a suspended account can be reinstated', () => {
  expect(actionsFor({ ...customer, suspendedAt: '2026-11-20T00:00:00.000Z' })).toEqual([
    'reinstate',
    'correct',
  ]);
});

test('who works for a business, or has no proved mailbox, is not offered to be an admin', () => {
  expect(actionsFor(customer)).toContain('promote');
  expect(actionsFor({ ...customer, business })).not.toContain('promote');
  expect(actionsFor({ ...customer, emailVerified: false })).not.toContain('promote');
});

test('an admin can lose the role', () => {
  expect(actionsFor({ ...customer, role: 'admin' })).toEqual(['demote', 'suspend', 'correct']);
});

test('only an admin with a second factor can have it reset', () => {
  expect(actionsFor({ ...customer, role: 'admin', twoFactor: true })).toContain('resetFactors');
  expect(actionsFor({ ...customer, twoFactor: true })).not.toContain('resetFactors');
});

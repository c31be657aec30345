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
  expect(actionsFor({ ...customer, suspendedAt: '2026-11-20T00:00:00.000Z' }, true)).toEqual([
    'reinstate',
    'correct',
  ]);
});

test('who works for a business, or has no proved mailbox, is not offered to be an admin', () => {
  expect(actionsFor(customer, true)).toContain('promote');
  expect(actionsFor({ ...customer, business }, true)).not.toContain('promote');
  expect(actionsFor({ ...customer, emailVerified: false }, true)).not.toContain('promote');
});

test('an admin can lose the role', () => {
  expect(actionsFor({ ...customer, role: 'admin' }, true)).toEqual(['demote', 'suspend', 'correct']);
});

test('only an admin with a second factor can have it reset', () => {
  expect(actionsFor({ ...customer, role: 'admin', twoFactor: true }, true)).toContain('resetFactors');
  expect(actionsFor({ ...customer, twoFactor: true }, true)).not.toContain('resetFactors');
});

test('who decides about no roles is offered nothing about admins and no new admin', () => {
  expect(actionsFor(customer, false)).toEqual(['suspend', 'correct']);
  expect(actionsFor({ ...customer, role: 'admin', twoFactor: true }, false)).toEqual(['correct']);
});

import { describe, expect, test } from '@jest/globals';
import { dashboardPlace } from './dashboard-place';

const customer = { role: 'customer', staffOf: null } as const;
const staff = {
  role: 'customer',
  staffOf: { vendorId: 1, businessName: 'x', nameNe: null, role: 'counter', branchId: null },
} as const;
const manager = {
  role: 'customer',
  staffOf: { vendorId: 1, businessName: 'x', nameNe: null, role: 'manager', branchId: null },
} as const;
const vendor = { role: 'vendor', staffOf: null } as const;
const admin = { role: 'admin', staffOf: null } as const;
const toBusiness = { kind: 'redirect', to: '/dashboard/business' };

describe('the dashboard', () => {
  test.each([
    [customer, '/dashboard', { kind: 'remote', name: 'storefront' }],
    [customer, '/dashboard/redemptions', { kind: 'remote', name: 'storefront' }],
    [customer, '/dashboard/anything', { kind: 'remote', name: 'storefront' }],
    [customer, '/dashboard/business', { kind: 'remote', name: 'vendor' }],
    [customer, '/dashboard/deals', toBusiness],
    [customer, '/dashboard/counter', toBusiness],
    [customer, '/dashboard/users', { kind: 'refused' }],
    [staff, '/dashboard/counter', { kind: 'remote', name: 'vendor' }],
    [staff, '/dashboard', { kind: 'remote', name: 'storefront' }],
    [manager, '/dashboard/deals', { kind: 'remote', name: 'vendor' }],
    [vendor, '/dashboard', { kind: 'remote', name: 'vendor' }],
    [vendor, '/dashboard/users', { kind: 'refused' }],
    [admin, '/dashboard/users', { kind: 'remote', name: 'admin' }],
  ])('of %j at %s', (visitor, path, place) => {
    expect(dashboardPlace(visitor, path)).toEqual(place);
  });
});

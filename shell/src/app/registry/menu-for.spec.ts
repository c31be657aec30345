import { describe, expect, test } from '@jest/globals';
import type { MenuEntry } from 'shared-ui/remote';
import { lacksRight, menuFor, readerOf } from './menu-for';
import type { Visitor } from './place-of';
import { realRemotes } from './real-remotes.fixture';

const remotes = realRemotes().map((description) => ({ description }));

const OF_MANAGERS = ['counter', 'deals', 'reviews', 'money'];
const OF_MARKETPLACE_OWNERS = [
  ...['deals', 'businesses', 'reviews', 'cases', 'cases-read', 'messages', 'users', 'payments', 'refunds'],
  ...['payouts', 'invoices', 'reports', 'settings', 'roles', 'audit'],
];
const ALL: Partial<Record<Visitor, readonly string[]>> = {
  counter: ['counter'],
  manager: OF_MANAGERS,
  owner: [...OF_MANAGERS, 'staff'],
  admin: OF_MARKETPLACE_OWNERS,
};

const labels = (
  visitor: Visitor,
  path = '/dashboard',
  listed: Parameters<typeof menuFor>[0] = remotes,
  rights: readonly string[] = ALL[visitor] ?? [],
) => menuFor(listed, path, { visitor, rights }).map(({ label }) => label.en);

const ofManager = [
  ...['Overview', 'My Deals', 'Business Profile', 'Counter', 'Redemptions', 'Payouts', 'Reviews', 'Cases'],
  ...['My codes', 'Back to site'],
];

describe('the menu of the dashboard', () => {
  test('has the account for a customer, and the counter beside it for its staff', () => {
    const account = ['Dashboard', 'My Redemptions', 'My cases', 'My Orders'];
    const others = ['Saved', 'Points', 'Membership', 'Become a Vendor', 'Back to the deals'];
    expect(labels('customer')).toEqual([...account, ...others]);
    expect(labels('counter')).toEqual([...account, 'Counter', ...others]);
  });

  test('has the counter and the own account at the counter, for its staff', () => {
    const atCounter = [
      'Counter',
      'Daily close',
      'Redemptions',
      'My account',
      'My Redemptions',
      'Back to site',
    ];
    expect(labels('counter', '/dashboard/counter')).toEqual(atCounter);
    expect(labels('counter', '/dashboard/counter/close')).toEqual(atCounter);
  });

  test('has the business for its owner, and for managers without staff, plan and keys', () => {
    expect(labels('owner').toSpliced(8, 3)).toEqual(ofManager);
    expect(labels('owner').slice(8, 11)).toEqual(['Staff', 'Subscription', 'Developers']);
    expect(labels('manager')).toEqual(ofManager);
    expect(labels('manager', '/dashboard/counter')).toEqual(ofManager);
  });

  test('has the console for admins', () => {
    expect(labels('admin')).toEqual([
      ...['Workbench', 'Overview', 'Manage Deals', 'Vendors', 'Reviews', 'Cases', 'Messages', 'Payments'],
      ...[
        'Catalogue',
        'Search',
        'Users',
        'Marketplace staff',
        'Plans',
        'Site settings',
        'Developers',
        'Releases',
        'Page speed',
        'Reports',
        'Audit log',
        'Back to site',
      ],
    ]);
    expect(labels('enrolling-admin')).toEqual([]);
  });

  test('has only what the rights allow', () => {
    const of = (visitor: Visitor, ...rights: string[]) => labels(visitor, '/dashboard', remotes, rights);
    expect(of('admin', 'messages', 'users')).toEqual([
      ...['Workbench', 'Overview', 'Messages', 'Users', 'Back to site'],
    ]);
    expect(of('admin')).toEqual(['Overview', 'Back to site']);
    expect(of('manager', 'reviews', 'staff')).toEqual([
      ...['Overview', 'Business Profile', 'Reviews', 'Cases', 'Staff', 'My codes', 'Back to site'],
    ]);
  });

  test('has the entry of another remote before the way out', () => {
    const entry: MenuEntry = {
      path: '/dashboard/gift-cards',
      label: { en: 'Gift cards', ne: 'उपहार कार्ड' },
      icon: [['path', { d: 'M3 8h18v4H3z' }]],
      for: ['signed-in'],
    };
    const listed = [...remotes, { description: { menu: [entry] } }, {}];
    for (const visitor of ['customer', 'owner', 'admin'] as const)
      expect(labels(visitor, '/dashboard', listed).at(-2)).toBe('Gift cards');
    expect(labels('enrolling-admin', '/dashboard', listed)).toEqual([]);
  });
});

describe('a page whose entry needs a right', () => {
  const lacks = (visitor: Visitor, path: string, ...rights: string[]) =>
    remotes.some((remote) => lacksRight(remote, path, { visitor, rights }));

  test('is closed without it, with everything below it', () => {
    expect(lacks('admin', '/dashboard/users/7', 'deals')).toBe(true);
    expect(lacks('admin', '/dashboard/users/7', 'users')).toBe(false);
    expect(lacks('admin', '/dashboard/workbench')).toBe(true);
    expect(lacks('admin', '/dashboard/workbench', 'messages')).toBe(false);
    expect(lacks('manager', '/dashboard/deals/new', 'reviews')).toBe(true);
    expect(lacks('manager', '/dashboard/counter/close', 'deals')).toBe(true);
    expect(lacks('manager', '/dashboard/business/staff', 'money')).toBe(true);
  });

  test('leaves the overview, the business and the account open', () => {
    for (const path of [
      '/dashboard',
      '/dashboard/business',
      '/dashboard/business/branches',
      '/dashboard/profile',
    ])
      expect(lacks('manager', path, 'money')).toBe(false);
    for (const path of ['/dashboard', '/dashboard/profile', '/dashboard/notifications'])
      expect(lacks('admin', path)).toBe(false);
  });
});

test('an admin who works for a business has the rights of an admin, other people those of the business', () => {
  const staffOf = {
    ...{ vendorId: 3, businessName: 'Himchuli', nameNe: null, branchId: null },
    role: 'manager' as const,
    rights: ['counter' as const, 'deals' as const],
  };
  const user = { needsSecondFactor: false, rights: ['users' as const], staffOf };
  expect(readerOf({ ...user, role: 'admin' })).toEqual({ visitor: 'admin', rights: ['users'] });
  expect(readerOf({ ...user, role: 'customer', rights: [] })).toEqual({
    visitor: 'manager',
    rights: ['counter', 'deals'],
  });
});

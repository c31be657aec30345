import { describe, expect, test } from '@jest/globals';
import type { MenuEntry } from 'shared-ui/remote';
import { menuFor } from './menu-for';
import type { Visitor } from './place-of';
import { realRemotes } from './real-remotes.fixture';

const remotes = realRemotes().map((description) => ({ description }));
const labels = (visitor: Visitor, path = '/dashboard', listed: Parameters<typeof menuFor>[0] = remotes) =>
  menuFor(listed, path, visitor).map(({ label }) => label.en);

const ofManager = [
  ...['Overview', 'My Deals', 'Business Profile', 'Counter', 'Redemptions', 'Statements', 'Reviews'],
  ...['My codes', 'Back to site'],
];

describe('the menu of the dashboard', () => {
  test('has the account for a customer, and the counter beside it for its staff', () => {
    const account = ['Dashboard', 'My Redemptions', 'My Orders'];
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

  test('has the business for its owner, and for managers without staff and plan', () => {
    expect(labels('owner').toSpliced(7, 2)).toEqual(ofManager);
    expect(labels('owner').slice(7, 9)).toEqual(['Staff', 'Subscription']);
    expect(labels('manager')).toEqual(ofManager);
    expect(labels('manager', '/dashboard/counter')).toEqual(ofManager);
  });

  test('has the console for admins', () => {
    expect(labels('admin')).toEqual([
      ...['Workbench', 'Overview', 'Manage Deals', 'Vendors', 'Reviews', 'Messages', 'Payments', 'Catalogue'],
      ...['Users', 'Plans', 'Site settings', 'Reports', 'Audit log', 'Back to site'],
    ]);
    expect(labels('enrolling-admin')).toEqual([]);
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

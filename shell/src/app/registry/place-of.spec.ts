import { describe, expect, test } from '@jest/globals';
import { isOwnPage, offlineRemoteAt, placeOf, type ListedRemote, type Visitor } from './place-of';
import { realRemotes } from './real-remotes.fixture';

const remotes: readonly ListedRemote[] = realRemotes().map((description) => ({
  name: description.name,
  description,
}));
const without = (name: string): readonly ListedRemote[] =>
  remotes.map((remote) => (remote.name === name ? { name } : remote));

/** Returns the name of the remote, `>` and the redirect target, or the kind of the placement. */
function placed(path: string, visitor: Visitor, listed = remotes): string {
  const place = placeOf(listed, path, visitor);
  if (place.kind === 'remote') return place.area.layout ? `${place.name} ${place.area.layout}` : place.name;
  return place.kind === 'redirect' ? `> ${place.to}` : place.kind;
}

const toBusiness = '> /dashboard/business';
const signIn = 'sign-in';
const denied = 'denied';

/**
 * Expected placements of dashboard paths for a customer, counter staff, a manager, an owner, an admin and a signed-out visitor.
 */
const dashboards: readonly (readonly [string, ...string[]])[] = [
  ['/dashboard', 'storefront site-bars-menu', 'storefront', 'vendor', 'vendor', 'admin', signIn],
  ['/dashboard/redemptions', 'storefront site-bars', 'storefront', 'vendor', 'vendor', 'admin', signIn],
  ['/dashboard/unknown', 'storefront site-bars-menu', 'storefront', 'vendor', 'vendor', 'admin', signIn],
  ['/dashboard/business', 'vendor bare', 'vendor', 'vendor', 'vendor', 'admin', signIn],
  ['/dashboard/business/branches', 'vendor bare', 'vendor', 'vendor', 'vendor', 'admin', signIn],
  ['/dashboard/business/staff', 'vendor bare', 'vendor', 'vendor', 'vendor', 'admin', signIn],
  ['/dashboard/business/subscription', 'vendor bare', 'vendor', 'vendor', 'vendor', 'admin', signIn],
  ['/dashboard/deals', toBusiness, toBusiness, 'vendor', 'vendor', 'admin', signIn],
  [
    '/dashboard/deals/new',
    toBusiness,
    toBusiness,
    ...['vendor full-height', 'vendor full-height', 'admin', signIn],
  ],
  [
    '/dashboard/deals/7/edit',
    toBusiness,
    toBusiness,
    ...['vendor full-height', 'vendor full-height', 'admin', signIn],
  ],
  [
    '/dashboard/counter',
    toBusiness,
    ...['vendor full-height', 'vendor full-height', 'vendor full-height', 'admin', signIn],
  ],
  ['/dashboard/counter/close', toBusiness, 'vendor', 'vendor', 'vendor', 'admin', signIn],
  ['/dashboard/reviews', toBusiness, toBusiness, 'vendor', 'vendor', 'admin', signIn],
  ...[
    'vendors',
    'vendors/7',
    'users',
    'users/7',
    'catalogue',
    'plans',
    'messages',
    'reports',
    'payments',
    'audit',
    'staff',
  ].map((section) => [`/dashboard/${section}`, denied, denied, denied, denied, 'admin', signIn] as const),
  ['/dashboard/settings', 'storefront site-bars', 'storefront', 'storefront', 'storefront', 'admin', signIn],
  [
    '/dashboard/settings/account',
    ...Array<string>(4).fill('> /dashboard/settings'),
    ...['storefront', signIn],
  ],
  ['/admin', denied, denied, denied, denied, 'admin', '> /admin-login'],
  ['/admin/dashboard', denied, denied, denied, denied, 'admin', '> /admin-login'],
];
const ownPages = [
  ...['passes', 'orders', 'orders/7', 'invoices/7', 'points', 'membership', 'profile', 'notifications'],
].map(
  (page) =>
    [`/dashboard/${page}`, 'storefront site-bars', ...Array<string>(4).fill('storefront'), signIn] as const,
);
const visitors: readonly Visitor[] = ['customer', 'counter', 'manager', 'owner', 'admin', 'signed-out'];

describe('the place of an address', () => {
  test.each([...dashboards, ...ownPages])('%s', (path, ...expected) => {
    expect(visitors.map((visitor) => placed(path, visitor))).toEqual(expected);
  });

  test.each([
    ['/', 'storefront'],
    ['/deals/7', 'storefront own-header'],
    ['/brand/himchuli', 'storefront'],
    ['/dashboards', 'storefront'],
    ['/no-such-page', 'storefront'],
    ['/vendor-signup', 'vendor'],
    ['/staff-invitation', 'vendor'],
    ['/admin-login', 'admin'],
  ])('%s is public and of the remote %s', (path, name) => {
    expect(isOwnPage(remotes, path)).toBe(false);
    for (const visitor of [...visitors, 'enrolling-admin'] as const) expect(placed(path, visitor)).toBe(name);
  });

  test.each(['/dashboard', '/dashboard/', '/dashboard/deals', '/admin', '/admin/dashboard'])(
    '%s is for who is signed in',
    (path) => expect(isOwnPage(remotes, path)).toBe(true),
  );

  test('an admin who has to add a second factor gets the page for it in the whole dashboard', () => {
    for (const path of ['/dashboard', '/dashboard/users', '/dashboard/profile', '/dashboard/settings'])
      expect(placed(path, 'enrolling-admin')).toBe('> /dashboard/second-factor');
    expect(placed('/dashboard/second-factor', 'enrolling-admin')).toBe('storefront bare');
    expect(placed('/dashboard/second-factor', 'admin')).toBe('> /dashboard');
  });

  test('of a remote that was never reached is missing, and other places stay as they are', () => {
    const early = without('admin');
    expect(placed('/admin-login', 'signed-out', early)).toBe('missing');
    expect(placed('/dashboard/users', 'admin', early)).toBe('missing');
    expect(placed('/deals/7', 'signed-out', early)).toBe('storefront own-header');
    expect(placed('/', 'signed-out', early)).toBe('storefront');
    expect(placed('/dashboard', 'customer', early)).toBe('storefront site-bars-menu');
    expect(placed('/dashboard', 'owner', without('vendor'))).toBe('missing');
    expect(placed('/', 'signed-out', without('storefront'))).toBe('missing');
  });

  test('only the counter works without a network', () => {
    expect(offlineRemoteAt(remotes, '/dashboard/counter')).toBe('vendor');
    for (const path of ['/dashboard/counter/close', '/dashboard', '/dashboard/redemptions', '/deals'])
      expect(offlineRemoteAt(remotes, path)).toBeUndefined();
  });

  test('with two areas of one path is that of the remote that is listed first', () => {
    const other = { name: 'other', description: { areas: [{ path: '/deals', frame: 'site' } as const] } };
    expect(placed('/deals', 'signed-out', [...remotes, other])).toBe('storefront');
    expect(placed('/deals', 'signed-out', [other, ...remotes])).toBe('other');
  });
});

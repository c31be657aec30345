import { describe, expect, test } from '@jest/globals';
import { dashboardLinks, takesWholePhone } from './dashboard-links';

const ways = (role: 'owner' | 'manager' | 'counter') => dashboardLinks(role).map(({ text }) => text);

describe('the sidebar', () => {
  test('shows the business to its owner, and to managers without staff and plan', () => {
    expect(ways('owner')).toEqual([
      'overview',
      'deals',
      'business',
      'counter',
      'history',
      'statements',
      'reviews',
      'staff',
      'subscription',
      'passes',
      'site',
    ]);
    expect(ways('manager')).toEqual([
      'overview',
      'deals',
      'business',
      'counter',
      'history',
      'statements',
      'reviews',
      'passes',
      'site',
    ]);
  });

  test("shows the counter's staff the counter and their own account", () => {
    expect(ways('counter')).toEqual(['counter', 'close', 'history', 'account', 'redemptions', 'site']);
  });
});

test.each([
  ['/dashboard', false],
  ['/dashboard/deals', false],
  ['/dashboard/counter', true],
  ['/dashboard/counter/close', false],
  ['/dashboard/deals/new', true],
  ['/dashboard/deals/7/edit', true],
])('%s takes the whole phone: %s', (path, whole) => {
  expect(takesWholePhone(path)).toBe(whole);
});

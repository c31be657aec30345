import { describe, expect, test } from '@jest/globals';
import { dashboardLinks, takesWholePhone } from './dashboard-links';

const ways = (role: 'owner' | 'manager' | 'counter') => dashboardLinks(role).map(({ text }) => text);

describe('the sidebar', () => {
  test('shows the business to its owner and managers', () => {
    expect(ways('owner')).toEqual([
      'overview',
      'deals',
      'business',
      'counter',
      'history',
      'subscription',
      'site',
    ]);
    expect(ways('manager')).toEqual(ways('owner'));
  });

  test("shows the counter's staff the counter and their own account", () => {
    expect(ways('counter')).toEqual(['counter', 'account', 'redemptions', 'site']);
  });
});

test.each([
  ['/dashboard', false],
  ['/dashboard/deals', false],
  ['/dashboard/counter', true],
  ['/dashboard/deals/new', true],
  ['/dashboard/deals/7/edit', true],
])('%s takes the whole phone: %s', (path, whole) => {
  expect(takesWholePhone(path)).toBe(whole);
});

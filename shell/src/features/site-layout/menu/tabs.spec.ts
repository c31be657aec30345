import { describe, expect, test } from '@jest/globals';
import { currentTab } from './tabs';

describe('the current tab', () => {
  test.each([
    ['/', 'home'],
    ['/deals', 'explore'],
    ['/deals/7', 'explore'],
    ['/favorites', 'favorites'],
    ['/dashboard', 'account'],
    ['/dashboard/orders/7', 'account'],
    ['/dashboard/passes', 'myCodes'],
    ['/dashboard/redemptions', 'myCodes'],
    ['/about', undefined],
    ['/dashboards', undefined],
  ])('of %s is %s', (path, tab) => {
    expect(currentTab(path)?.text).toBe(tab);
  });
});

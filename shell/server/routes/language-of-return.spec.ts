import { expect, test } from '@jest/globals';
import { localizedReturnUrl } from './localized-return-url';

test.each([
  ['/checkout/return/p1?data=x%2By', 'a=b; lang=ne', '/ne/checkout/return/p1?data=x%2By'],
  ['/checkout/return/p1', 'lang=en', undefined],
  ['/checkout/return/p1', undefined, undefined],
  ['/ne/checkout/return/p1', 'lang=ne', undefined],
  ['/checkout', 'lang=ne', undefined],
])('%s with the cookie %s goes on at %s', (target, cookie, to) => {
  expect(localizedReturnUrl(target, cookie)).toBe(to);
});

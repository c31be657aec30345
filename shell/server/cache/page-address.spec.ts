import { expect, test } from '@jest/globals';
import { normalizedAddress } from './page-address';

test.each([
  ['/deals', '/deals'],
  ['/deals?', '/deals'],
  ['/deals?sort=price&city=pokhara', '/deals?city=pokhara&sort=price'],
  ['/deals?kind=b&kind=a', '/deals?kind=b&kind=a'],
  ['/?utm_source=mail&fbclid=1', '/'],
  ['/ne/deals?q=%E0%A4%AE%E0%A4%AE&gclid=2', '/ne/deals?q=%E0%A4%AE%E0%A4%AE'],
])('%s is kept as %s', (requested, kept) => {
  const { pathname, search } = normalizedAddress(new URL(requested, 'https://dobbar.example'));
  expect(pathname + search).toBe(kept);
});

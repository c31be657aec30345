import { expect, test } from '@jest/globals';
import { returnPath } from './return-to';

test.each([
  ['/deals?location=pokhara#top', '/deals?location=pokhara#top'],
  ['/ne/deals', '/ne/deals'],
  ['//elsewhere.example/', '/'],
  ['/\\elsewhere.example', '/'],
  ['/.//elsewhere.example', '/'],
  ['https://elsewhere.example/', '/'],
  ['javascript:alert(1)', '/'],
  ['/a\nb', '/'],
  ['/api/logout', '/'],
  ['/x/../forms/place', '/'],
  ['/apis', '/apis'],
  [`/deals?search=${'क'.repeat(300)}`, '/'],
  ['', '/'],
  [null, '/'],
])('%j leads to %s', (text, path) => {
  expect(returnPath(text)).toBe(path);
});

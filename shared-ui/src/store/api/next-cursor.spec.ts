import { expect, test } from '@jest/globals';
import { nextCursor } from './next-cursor';

test('the next page is read from the Link header', () => {
  expect(nextCursor('</api/deals?limit=24&cursor=a%3D%3D>; rel="next"')).toBe('a==');
  expect(nextCursor('</api/deals?cursor=a>; rel="prev"')).toBeNull();
  expect(nextCursor(null)).toBeNull();
});

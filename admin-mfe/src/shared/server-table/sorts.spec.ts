import { expect, test } from '@jest/globals';
import { sortAsked } from './sorts';

test('a column is sorted the way the address says, and no other', () => {
  const joined = { ascend: 'oldest', descend: 'newest' };
  expect(sortAsked(joined, 'oldest')).toBe('ascend');
  expect(sortAsked(joined, 'newest')).toBe('descend');
  expect(sortAsked(joined, 'name')).toBeNull();
  expect(sortAsked(joined, undefined)).toBeNull();
  expect(sortAsked({ ascend: 'name' }, undefined)).toBeNull();
});

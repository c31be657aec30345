import { expect, test } from '@jest/globals';
import { categoryValuesOf, toCategory, treeOf } from './category-values';

test('the tree shows each category with those below it', () => {
  const rows = [
    { id: 6, parentId: 1 },
    { id: 2, parentId: null },
    { id: 1, parentId: null },
    { id: 4, parentId: 1 },
  ];
  expect(treeOf(rows).map(({ id }) => id)).toEqual([2, 1, 6, 4]);
});

test('what was read is what is sent back', () => {
  const shown = {
    name: 'Cafes',
    nameNe: 'क्याफे',
    icon: 'coffee',
    parentId: 1,
    position: 4,
    isActive: false,
  } as const;
  const read = categoryValuesOf({ ...shown, id: 6, version: 2, slug: 'cafes', dealCount: 9 });
  expect(toCategory(read)).toEqual(shown);
  expect(toCategory({ ...read, parentId: '' }).parentId).toBeNull();
});

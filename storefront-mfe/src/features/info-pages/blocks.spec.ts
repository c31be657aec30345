import { expect, test } from '@jest/globals';
import { blocksOf } from './blocks';

test('lines are paragraphs, bullets in a row are one list', () => {
  expect(blocksOf('One.\n• a\n• b\nTwo.\n• c')).toEqual(['One.', ['a', 'b'], 'Two.', ['c']]);
  expect(blocksOf('One.')).toEqual(['One.']);
});

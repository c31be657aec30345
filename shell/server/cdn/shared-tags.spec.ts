import { expect, test } from '@jest/globals';
import { sharedTags } from './shared-tags';

const deals = (count: number): string[] => Array.from({ length: count }, (_, index) => `deal:${index}`);

test('the tags of a network are those that are purged, and one of all responses', () => {
  expect(sharedTags('deal:7 deals:late deals', false)).toEqual(['dobbar', 'deal:7', 'deals']);
  expect(sharedTags('', false)).toEqual(['dobbar']);
});

test('pictures are not purged with everything', () => {
  expect(sharedTags('media:1', true)).toEqual(['media:1']);
  expect(sharedTags('', true)).toEqual([]);
});

test('too many tags become one per kind of entity', () => {
  expect(sharedTags(deals(99).join(' '), false)).toHaveLength(100);
  expect(sharedTags([...deals(100), 'deals', 'deals:late'].join(' '), false)).toEqual([
    'dobbar',
    'deal:any',
    'deals',
  ]);
  expect(sharedTags(`area:${'x'.repeat(2_000)} site`, false)).toEqual(['dobbar', 'area:any', 'site']);
});

import { describe, expect, test } from '@jest/globals';
import { DroppedTags } from './dropped-tags';

const read = (since: number, ...tags: string[]) => ({ tags, since, until: 60_000 });

describe('how long something that was read may be kept', () => {
  const dropped = new DroppedTags();
  dropped.drop(['deal:7', 'deals:late'], 10_000);

  test.each([
    ['read before its drop', read(9_999, 'deal:7'), -Infinity],
    ['read in the second after it', read(10_500, 'deal:7'), 11_000],
    ['read when all backends know', read(11_000, 'deal:7'), 60_000],
    ['a list in another order', read(9_999, 'deal:8', 'deals:late'), 15_000],
    ['a list that shows what was dropped', read(9_999, 'deal:7', 'deals:late'), -Infinity],
    ['something else', read(9_999, 'deal:8'), 60_000],
    ['read too long ago to know', read(10, 'deal:8'), -Infinity],
  ])('%s', (_name, freshness, until) => {
    expect(dropped.keptUntil(freshness, 12_000)).toBe(until);
  });

  test('is forgotten when nothing can have been read before it', () => {
    dropped.drop(['deal:9'], 30_000);
    expect(dropped.keptUntil(read(29_000, 'deal:7'), 30_000)).toBe(60_000);
  });
});

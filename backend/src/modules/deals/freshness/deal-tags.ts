import type { CacheTag } from '../../../common/http-cache/cache-tags.js';

/** Tags of a response about one deal. */
export const tagsOfDeal = (id: number): CacheTag[] => ['deals', `deal:${id}`];

/** Tags of a list that shows these deals. Its order and totals may be late, the deals themselves not. */
export const tagsOfList = (ids: readonly number[] = []): CacheTag[] => [
  'deals',
  'deal-lists',
  'deals:late',
  ...ids.map((id): CacheTag => `deal:${id}`),
];

/** Tags of a count or an average of deals. */
export const TAGS_OF_COUNTS: CacheTag[] = ['deals', 'deals:late'];

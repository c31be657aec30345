export { REVIEWS_AT_ONCE, reviewPagesEndpoints, useReviewPagesInfiniteQuery } from 'shared-ui/api/reviews';

export const reviewSorts = ['newest', 'best', 'worst'] as const;
export type ReviewSort = (typeof reviewSorts)[number];

/** Sort order in the URL; newest first by default. */
export const readReviewSort = (query: URLSearchParams): ReviewSort =>
  reviewSorts.find((sort) => sort === query.get('sort')) ?? 'newest';

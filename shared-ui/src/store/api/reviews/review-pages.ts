import { reviewsApi, type ReviewView } from '../generated/reviews';
import type { Page } from '../page';
import { pagedQuery } from '../paged-query';
import { always } from '../tags';

export interface ReviewPagesArg {
  dealId: number;
  sort: 'best' | 'newest' | 'worst';
}

export const REVIEWS_AT_ONCE = 10;

/** Infinite query of the reviews of a deal. */
export const { useReviewPagesInfiniteQuery, endpoints: reviewPagesEndpoints } = reviewsApi.injectEndpoints({
  endpoints: (build) => ({
    reviewPages: build.infiniteQuery<Page<ReviewView>, ReviewPagesArg, string>(
      pagedQuery(
        ({ dealId, sort }) => ({
          url: `/api/deals/${dealId}/reviews`,
          params: { sort, limit: REVIEWS_AT_ONCE },
        }),
        always('Review'),
      ),
    ),
  }),
});

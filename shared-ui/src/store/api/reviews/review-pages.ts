import { reviewsApi, type ReviewView } from '../generated/reviews';
import type { Page } from '../page';
import { pagedQuery } from '../paged-query';
import { always } from '../tags';

export interface ReviewPagesArg {
  dealId: number;
  sort: 'best' | 'newest' | 'worst';
}

export const REVIEWS_AT_ONCE = 10;

/** The reviews of a deal, page by page. */
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

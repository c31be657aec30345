import { reviewsApi, type ReviewView } from 'shared-ui/api/reviews';
import { byCursor, toPage, type Page } from 'shared-ui/platform';

export const reviewSorts = ['newest', 'best', 'worst'] as const;
export type ReviewSort = (typeof reviewSorts)[number];

export interface ReviewPagesQuery {
  dealId: number;
  sort: ReviewSort;
}

export const REVIEWS_AT_ONCE = 10;

/** What is said of a deal, page by page. */
export const { useReviewPagesInfiniteQuery, endpoints: reviewPagesEndpoints } = reviewsApi.injectEndpoints({
  endpoints: (build) => ({
    reviewPages: build.infiniteQuery<Page<ReviewView>, ReviewPagesQuery, string>({
      infiniteQueryOptions: byCursor,
      query: ({ queryArg: { dealId, sort }, pageParam }) => ({
        url: `/api/deals/${dealId}/reviews`,
        params: { sort, limit: REVIEWS_AT_ONCE, cursor: pageParam || undefined },
      }),
      transformResponse: (reviews: ReviewView[], answer) => toPage(reviews, answer),
      providesTags: ['reviews'],
    }),
  }),
});

/** The order that the address asks for. */
export const readReviewSort = (query: URLSearchParams): ReviewSort =>
  reviewSorts.find((sort) => sort === query.get('sort')) ?? 'newest';

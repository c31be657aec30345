import { reviewsApi, type VendorReviewView } from 'shared-ui/api/reviews';
import { byCursor, toPage, type Page } from 'shared-ui/platform';
import { chosen, type Filters } from './filters';

/** What guests wrote, page by page, with its count. */
export const { useVendorReviewPagesInfiniteQuery } = reviewsApi.injectEndpoints({
  endpoints: (build) => ({
    vendorReviewPages: build.infiniteQuery<Page<VendorReviewView>, Filters, string>({
      infiniteQueryOptions: byCursor,
      query: ({ queryArg, pageParam }) => ({
        url: '/api/vendors/me/reviews',
        params: { ...chosen(queryArg), cursor: pageParam || undefined },
      }),
      transformResponse: (reviews: VendorReviewView[], answer) => toPage(reviews, answer),
      providesTags: ['reviews'],
    }),
  }),
});

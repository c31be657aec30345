import { reviewsApi as generatedApi } from '../generated/reviews';
import { changed, listOf, onSuccess } from '../tags';

export type * from '../generated/reviews';
export * from './review-pages';
export * from './vendor-review-pages';

export const reviewsApi = generatedApi.enhanceEndpoints({
  endpoints: {
    reviewsMine: { providesTags: ['Review'] },
    reviewsOfDeal: { providesTags: ['Review'] },
    vendorReviewsList: { providesTags: ['Review'] },
    vendorReviewsSummary: { providesTags: ['Review'] },
    reviewsCreate: {
      invalidatesTags: onSuccess(({ dealId }) => [...changed('Deal', dealId), listOf('Pass'), 'Review']),
    },
    reviewsUpdate: { invalidatesTags: onSuccess(({ dealId }) => [...changed('Deal', dealId), 'Review']) },
    reviewsReply: { invalidatesTags: onSuccess(['Review']) },
    reviewsEditReply: { invalidatesTags: onSuccess(['Review']) },
    reviewsReport: { invalidatesTags: onSuccess(['Review']) },
  },
});

export const {
  useReviewsOfDealQuery,
  useReviewsMineQuery,
  useReviewsCreateMutation,
  useReviewsUpdateMutation,
  useReviewsReplyMutation,
  useReviewsEditReplyMutation,
  useReviewsReportMutation,
  useVendorReviewsListQuery,
  useVendorReviewsSummaryQuery,
} = reviewsApi;

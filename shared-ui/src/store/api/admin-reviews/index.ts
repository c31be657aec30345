import { adminReviewsApi as generatedApi, type AdminReviewView } from '../generated/admin-reviews';
import type { Page } from '../page';
import { type ListQuery, onePageQuery } from '../paged-query';
import { always, onSuccess } from '../tags';

export type * from '../generated/admin-reviews';

export const adminReviewsApi = generatedApi.enhanceEndpoints({
  endpoints: {
    adminReviewsList: { providesTags: ['Review'] },
    adminReviewsHide: { invalidatesTags: onSuccess(['Review', 'Overview']) },
    adminReviewsKeep: { invalidatesTags: onSuccess(['Review', 'Overview']) },
    adminReviewsRestore: { invalidatesTags: onSuccess(['Review', 'Overview']) },
  },
});

export const {
  useAdminReviewsListQuery,
  useAdminReviewsHideMutation,
  useAdminReviewsKeepMutation,
  useAdminReviewsRestoreMutation,
} = adminReviewsApi;

/** Query of one page of reviews, with the total count. */
export const { useReviewPageQuery } = adminReviewsApi.injectEndpoints({
  endpoints: (build) => ({
    reviewPage: build.query<Page<AdminReviewView>, ListQuery>(
      onePageQuery('/api/admin/reviews', always('Review')),
    ),
  }),
});

import { adminWorkApi as generatedApi, type WorkItemView } from '../generated/admin-work';
import type { Page } from '../page';
import { type ListQuery, onePageQuery } from '../paged-query';
import { onSuccess, type Tag } from '../tags';

export type * from '../generated/admin-work';

/** Mutations that invalidate the overview also invalidate the work items. */
const waiting = (): Tag[] => ['Work', 'Overview'];

export const adminWorkApi = generatedApi.enhanceEndpoints({
  endpoints: {
    adminWorkList: { providesTags: waiting },
    adminWorkCounts: { providesTags: waiting },
    adminWorkClaim: { invalidatesTags: onSuccess(['Work']) },
    adminWorkRelease: { invalidatesTags: onSuccess(['Work']) },
    adminWorkSnooze: { invalidatesTags: onSuccess(['Work']) },
    adminHonourReviewsKeep: { invalidatesTags: onSuccess(['Work']) },
    adminDecisionsTakeBack: { invalidatesTags: onSuccess(['Work']) },
  },
});

export const {
  useAdminWorkListQuery,
  useAdminWorkCountsQuery,
  useAdminWorkClaimMutation,
  useAdminWorkReleaseMutation,
  useAdminWorkSnoozeMutation,
  useAdminDecisionsTakeBackMutation,
  useAdminHonourReviewsKeepMutation,
} = adminWorkApi;

/** Query for one page of work items with the total count. */
export const { useWorkPageQuery } = adminWorkApi.injectEndpoints({
  endpoints: (build) => ({
    workPage: build.query<Page<WorkItemView>, ListQuery>(onePageQuery('/api/admin/work', waiting)),
  }),
});

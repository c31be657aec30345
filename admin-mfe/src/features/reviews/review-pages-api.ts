import { adminReviewsApi, type AdminReviewView } from 'shared-ui/api/admin-reviews';
import type { Page } from 'shared-ui/platform';
import { pageOf } from 'shared-ui/dashboard';

export const { useReviewPageQuery } = adminReviewsApi.injectEndpoints({
  endpoints: (build) => ({
    reviewPage: build.query<Page<AdminReviewView>, Record<string, string | undefined>>(
      pageOf('/api/admin/reviews', 'admin-reviews'),
    ),
  }),
});

import { adminApi, type ManagedDealView } from 'shared-ui/api/admin';
import type { Page } from 'shared-ui/platform';
import { pageOf } from 'shared-ui/dashboard';

/** The deals of all businesses, page by page, with their count. */
export const { useDealPageQuery } = adminApi.injectEndpoints({
  endpoints: (build) => ({
    dealPage: build.query<Page<ManagedDealView>, Record<string, string | undefined>>(
      pageOf('/api/admin/deals', 'admin'),
    ),
  }),
});

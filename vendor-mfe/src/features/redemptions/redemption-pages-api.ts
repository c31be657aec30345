import { counterApi, type VendorRedemptionView } from 'shared-ui/api/counter';
import { byCursor, toPage, type Page } from 'shared-ui/platform';
import { chosen, type Filters } from './filters';

/** What passed the counter, page by page, with its count. */
export const { useRedemptionPagesInfiniteQuery } = counterApi.injectEndpoints({
  endpoints: (build) => ({
    redemptionPages: build.infiniteQuery<Page<VendorRedemptionView>, Filters, string>({
      infiniteQueryOptions: byCursor,
      query: ({ queryArg, pageParam }) => ({
        url: '/api/vendors/me/redemptions',
        params: { ...chosen(queryArg), cursor: pageParam || undefined },
      }),
      transformResponse: (uses: VendorRedemptionView[], answer) => toPage(uses, answer),
      providesTags: ['counter'],
    }),
  }),
});

import { byCursor, toPage, type Page } from 'shared-ui/platform';
import { vendorDealsApi, type ManagedDealView, type VendorDealsListApiArg } from 'shared-ui/api/vendor-deals';

export type DealListQuery = Omit<VendorDealsListApiArg, 'cursor'>;

/** The business's deals page by page, with their count. */
export const { useManagedDealPagesInfiniteQuery } = vendorDealsApi.injectEndpoints({
  endpoints: (build) => ({
    managedDealPages: build.infiniteQuery<Page<ManagedDealView>, DealListQuery, string>({
      infiniteQueryOptions: byCursor,
      query: ({ queryArg, pageParam }) => ({
        url: '/api/vendors/me/deals',
        params: { ...queryArg, cursor: pageParam || undefined },
      }),
      transformResponse: (deals: ManagedDealView[], answer) => toPage(deals, answer),
      providesTags: ['vendor-deals'],
    }),
  }),
});

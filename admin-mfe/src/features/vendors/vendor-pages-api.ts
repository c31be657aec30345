import { api } from 'shared-ui/store';
import type { AdminVendorView } from 'shared-ui/api/admin';
import { byCursor, toPage, type Page } from 'shared-ui/paging';

export interface VendorFilter {
  status: AdminVendorView['status'];
  search: string;
}

/** The list of businesses, page after page. */
export const { useVendorPagesInfiniteQuery } = api.injectEndpoints({
  endpoints: (build) => ({
    vendorPages: build.infiniteQuery<Page<AdminVendorView>, VendorFilter, string>({
      infiniteQueryOptions: byCursor,
      query: ({ queryArg: { status, search }, pageParam }) => ({
        url: '/api/admin/vendors',
        params: { status, search: search || undefined, cursor: pageParam || undefined },
      }),
      transformResponse: (vendors: AdminVendorView[], meta) => toPage(vendors, meta),
      providesTags: ['admin'],
    }),
  }),
});

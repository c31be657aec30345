import { adminVendorsApi as generatedApi, type AdminVendorDealView } from '../generated/admin-vendors';
import type { AuditEntryView } from '../generated/types';
import type { Page } from '../page';
import { onePageQuery } from '../paged-query';
import { always, noTags, one, onSuccess, rowsOf } from '../tags';

export type * from '../generated/admin-vendors';

export const adminVendorsApi = generatedApi.enhanceEndpoints({
  endpoints: {
    adminVendorDetailsOne: { providesTags: one('Vendor') },
    adminVendorDetailsDeals: { providesTags: rowsOf('Deal') },
    adminVendorDetailsChecks: { providesTags: one('Vendor') },
    adminCounterDoubles: { providesTags: always('Redemption') },
    adminCounterWithdraw: { invalidatesTags: onSuccess(['Redemption']) },
  },
});

export const {
  useAdminVendorDetailsOneQuery,
  useAdminVendorDetailsDealsQuery,
  useAdminVendorDetailsChecksQuery,
  useAdminCounterDoublesQuery,
  useAdminCounterWithdrawMutation,
} = adminVendorsApi;

interface OfVendor {
  id: number;
  cursor?: string;
  /** A history is loaded again for a newer version. */
  version?: number;
}

const historyOf = (subjectType: 'vendor' | 'deal') =>
  onePageQuery<AuditEntryView, OfVendor>(
    ({ id, cursor }) => ({ url: '/api/admin/audit', params: { subjectType, subjectId: id, cursor } }),
    noTags,
  );

/** Queries of one page of a business's deals, and of the history of a business or deal. */
export const { useVendorDealPageQuery, useVendorHistoryPageQuery, useDealHistoryPageQuery } =
  adminVendorsApi.injectEndpoints({
    endpoints: (build) => ({
      vendorDealPage: build.query<Page<AdminVendorDealView>, OfVendor>(
        onePageQuery(
          ({ id, ...params }) => ({ url: `/api/admin/vendors/${id}/deals`, params }),
          rowsOf('Deal'),
        ),
      ),
      vendorHistoryPage: build.query<Page<AuditEntryView>, OfVendor>({
        ...historyOf('vendor'),
        providesTags: one('Vendor'),
      }),
      dealHistoryPage: build.query<Page<AuditEntryView>, OfVendor>({
        ...historyOf('deal'),
        providesTags: one('Deal'),
      }),
    }),
  });

import { adminVendorsApi as generatedApi, type AdminVendorDealView } from '../generated/admin-vendors';
import type { AuditEntryView } from '../generated/types';
import type { Page } from '../page';
import { onePageQuery } from '../paged-query';
import { noTags, one, rowsOf } from '../tags';

export type * from '../generated/admin-vendors';

export const adminVendorsApi = generatedApi.enhanceEndpoints({
  endpoints: {
    adminVendorDetailsOne: { providesTags: one('Vendor') },
    adminVendorDetailsDeals: { providesTags: rowsOf('Deal') },
  },
});

export const { useAdminVendorDetailsOneQuery, useAdminVendorDetailsDealsQuery } = adminVendorsApi;

interface OfVendor {
  id: number;
  cursor?: string;
}

/** Queries of one page of a business's deals or history. */
export const { useVendorDealPageQuery, useVendorHistoryPageQuery } = adminVendorsApi.injectEndpoints({
  endpoints: (build) => ({
    vendorDealPage: build.query<Page<AdminVendorDealView>, OfVendor>(
      onePageQuery(
        ({ id, ...params }) => ({ url: `/api/admin/vendors/${id}/deals`, params }),
        rowsOf('Deal'),
      ),
    ),
    vendorHistoryPage: build.query<Page<AuditEntryView>, OfVendor>({
      ...onePageQuery<AuditEntryView, OfVendor>(
        ({ id, cursor }) => ({
          url: '/api/admin/audit',
          params: { subjectType: 'vendor', subjectId: id, cursor },
        }),
        noTags,
      ),
      providesTags: one('Vendor'),
    }),
  }),
});

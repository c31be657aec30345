import type { AuditEntryView } from 'shared-ui/api/admin-audit';
import { adminVendorsApi, type AdminVendorDealView } from 'shared-ui/api/admin-vendors';
import { toPage, type Page } from 'shared-ui/platform';

interface Asked {
  id: number;
  cursor?: string;
}

/** What a business has, page by page. */
export const { useVendorDealPageQuery, useVendorHistoryPageQuery } = adminVendorsApi.injectEndpoints({
  endpoints: (build) => ({
    vendorDealPage: build.query<Page<AdminVendorDealView>, Asked>({
      query: ({ id, cursor }) => ({ url: `/api/admin/vendors/${id}/deals`, params: { cursor } }),
      transformResponse: (items: AdminVendorDealView[], answer) => toPage(items, answer),
      providesTags: ['admin-vendors'],
    }),
    vendorHistoryPage: build.query<Page<AuditEntryView>, Asked>({
      query: ({ id, cursor }) => ({
        url: '/api/admin/audit',
        params: { subjectType: 'vendor', subjectId: id, cursor },
      }),
      transformResponse: (items: AuditEntryView[], answer) => toPage(items, answer),
      providesTags: ['admin-vendors'],
    }),
  }),
});

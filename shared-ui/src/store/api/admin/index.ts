import {
  adminApi as generatedApi,
  type AdminVendorView,
  type ManagedDealView,
  type VendorView,
} from '../generated/admin';
import type { Page } from '../page';
import { type ListQuery, onePageQuery } from '../paged-query';
import { changed, listOf, onSuccess, rowsOf } from '../tags';

export type * from '../generated/admin';

/**
 * Tags that a decision about a deal invalidates, because it changes the counts of the category, city, business and overview.
 */
const decidedDeal = (deal: ManagedDealView) => [
  ...changed('Deal', deal.id),
  { type: 'Vendor' as const, id: deal.vendorId },
  'Category' as const,
  'City' as const,
  'Overview' as const,
  'Stats' as const,
];

const decidedVendor = (vendor: VendorView) => [
  ...changed('Vendor', vendor.id),
  'Category' as const,
  'Deal' as const,
  'Overview' as const,
  'Stats' as const,
];

export const adminApi = generatedApi.enhanceEndpoints({
  endpoints: {
    adminDealsList: { providesTags: rowsOf('Deal') },
    adminDealsPending: { providesTags: rowsOf('Deal') },
    adminDealChecksChecks: { providesTags: [listOf('Deal')] },
    adminDealsApprove: { invalidatesTags: onSuccess(decidedDeal) },
    adminDealsReject: { invalidatesTags: onSuccess(decidedDeal) },
    adminDealsApproveRevision: { invalidatesTags: onSuccess(decidedDeal) },
    adminDealsRejectRevision: { invalidatesTags: onSuccess(decidedDeal) },
    adminDealsFeature: { invalidatesTags: onSuccess((deal) => [...changed('Deal', deal.id), 'Overview']) },
    adminDealChecksApprove: { invalidatesTags: onSuccess(['Deal', 'Category', 'City', 'Overview', 'Stats']) },
    adminVendorsList: { providesTags: rowsOf('Vendor') },
    adminVendorsPending: { providesTags: rowsOf('Vendor') },
    adminVendorsVerify: { invalidatesTags: onSuccess(decidedVendor) },
    adminVendorsReject: { invalidatesTags: onSuccess(decidedVendor) },
    adminVendorsSuspend: { invalidatesTags: onSuccess(decidedVendor) },
    adminVendorsReinstate: { invalidatesTags: onSuccess(decidedVendor) },
    adminVendorsApproveChange: { invalidatesTags: onSuccess(decidedVendor) },
    adminVendorsRejectChange: { invalidatesTags: onSuccess(decidedVendor) },
  },
});

export const {
  useAdminDealsListQuery,
  useAdminDealChecksApproveMutation,
  useAdminDealChecksChecksQuery,
  useAdminDealsPendingQuery,
  useAdminDealsApproveMutation,
  useAdminDealsFeatureMutation,
  useAdminDealsRejectMutation,
  useAdminDealsApproveRevisionMutation,
  useAdminDealsRejectRevisionMutation,
  useAdminVendorsListQuery,
  useAdminVendorsPendingQuery,
  useAdminVendorsApproveChangeMutation,
  useAdminVendorsRejectChangeMutation,
  useAdminVendorsDocumentQuery,
  useAdminVendorsReinstateMutation,
  useAdminVendorsRejectMutation,
  useAdminVendorsSuspendMutation,
  useAdminVendorsVerifyMutation,
} = adminApi;

/** Queries of one page of deals or businesses, with the total count. */
export const { useDealPageQuery, useVendorPageQuery } = adminApi.injectEndpoints({
  endpoints: (build) => ({
    dealPage: build.query<Page<ManagedDealView>, ListQuery>(onePageQuery('/api/admin/deals', rowsOf('Deal'))),
    vendorPage: build.query<Page<AdminVendorView>, ListQuery>(
      onePageQuery('/api/admin/vendors', rowsOf('Vendor')),
    ),
  }),
});

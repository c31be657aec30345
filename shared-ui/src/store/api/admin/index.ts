import {
  adminApi as generatedApi,
  type AdminVendorView,
  type DecisionAcceptedView,
  type ManagedDealView,
  type VendorView,
} from '../generated/admin';
import type { Page } from '../page';
import { type ListQuery, onePageQuery } from '../paged-query';
import { changed, listOf, onSuccess, rowsOf, type Tag } from '../tags';

export type * from '../generated/admin';

/** A pending decision changes the list of waiting items only. */
const WAITS: readonly Tag[] = ['Work'];

/** A decision about a deal changes the figures of its category, its city, its business and the overview. */
const decidedDeal = (deal: ManagedDealView | DecisionAcceptedView): readonly Tag[] =>
  'decisionId' in deal
    ? WAITS
    : [
        ...changed('Deal', deal.id),
        { type: 'Vendor', id: deal.vendorId },
        'Category',
        'City',
        'Overview',
        'Stats',
      ];

const decidedVendor = (vendor: VendorView | DecisionAcceptedView): readonly Tag[] =>
  'decisionId' in vendor ? WAITS : [...changed('Vendor', vendor.id), 'Category', 'Deal', 'Overview', 'Stats'];

export const adminApi = generatedApi.enhanceEndpoints({
  endpoints: {
    adminDealsList: { providesTags: rowsOf('Deal') },
    adminDealsPending: { providesTags: rowsOf('Deal') },
    adminDealChecksChecks: { providesTags: [listOf('Deal')] },
    adminDealsApprove: { invalidatesTags: onSuccess(decidedDeal) },
    adminDealsReject: { invalidatesTags: onSuccess(decidedDeal) },
    adminDealsAsk: { invalidatesTags: onSuccess(decidedDeal) },
    adminRevisionsAsk: { invalidatesTags: onSuccess(decidedDeal) },
    adminVendorsAsk: { invalidatesTags: onSuccess(decidedVendor) },
    adminRevisionsApprove: { invalidatesTags: onSuccess(decidedDeal) },
    adminRevisionsReject: { invalidatesTags: onSuccess(decidedDeal) },
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
  useAdminDealsAskMutation,
  useAdminRevisionsApproveMutation,
  useAdminRevisionsAskMutation,
  useAdminRevisionsRejectMutation,
  useAdminVendorsAskMutation,
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

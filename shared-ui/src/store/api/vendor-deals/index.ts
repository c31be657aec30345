import {
  vendorDealsApi as generatedApi,
  type ManagedDealView,
  type VendorDealsListApiArg,
} from '../generated/vendor-deals';
import type { Page } from '../page';
import { pagedQuery } from '../paged-query';
import { changed, listOf, onSuccess, one, rowsOf } from '../tags';

export type * from '../generated/vendor-deals';

export const vendorDealsApi = generatedApi.enhanceEndpoints({
  endpoints: {
    vendorDealsOne: { providesTags: one('Deal') },
    vendorDealsList: { providesTags: rowsOf('Deal') },
    vendorDealsCounts: { providesTags: [listOf('Deal'), listOf('DealDraft')] },
    vendorDealsCreate: { invalidatesTags: onSuccess([listOf('Deal'), 'Subscription']) },
    vendorDealsUpdate: { invalidatesTags: onSuccess((_deal, { id }) => changed('Deal', id)) },
    vendorDealsRemove: {
      invalidatesTags: onSuccess((_none, { id }) => [...changed('Deal', id), 'Subscription']),
    },
    vendorDealsPause: {
      invalidatesTags: onSuccess((_deal, { id }) => [...changed('Deal', id), 'Subscription']),
    },
    vendorDealsResume: {
      invalidatesTags: onSuccess((_deal, { id }) => [...changed('Deal', id), 'Subscription']),
    },
    vendorDealsRequestFeature: { invalidatesTags: onSuccess((_deal, { id }) => changed('Deal', id)) },
    vendorDealsWithdrawRevision: { invalidatesTags: onSuccess((_none, { id }) => changed('Deal', id)) },
  },
});

export const {
  useVendorDealsCreateMutation,
  useVendorDealsUpdateMutation,
  useVendorDealsRemoveMutation,
  useVendorDealsRequestFeatureMutation,
  useVendorDealsPauseMutation,
  useVendorDealsResumeMutation,
  useVendorDealsWithdrawRevisionMutation,
  useCoverPreviewReadQuery,
  useVendorDealsListQuery,
  useVendorDealsCountsQuery,
  useVendorDealsOneQuery,
} = vendorDealsApi;

/** Infinite query of the deals of the business, with the total count. */
export const { useManagedDealPagesInfiniteQuery } = vendorDealsApi.injectEndpoints({
  endpoints: (build) => ({
    managedDealPages: build.infiniteQuery<
      Page<ManagedDealView>,
      Omit<VendorDealsListApiArg, 'cursor'>,
      string
    >(pagedQuery('/api/vendors/me/deals', rowsOf('Deal'))),
  }),
});

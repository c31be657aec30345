import {
  counterApi as generatedApi,
  type VendorRedemptionsListApiArg,
  type VendorRedemptionView,
} from '../generated/counter';
import type { Page } from '../page';
import { pagedQuery } from '../paged-query';
import { always, changed, onSuccess } from '../tags';

export type * from '../generated/counter';

export const counterApi = generatedApi.enhanceEndpoints({
  endpoints: {
    counterToday: { providesTags: ['Redemption'] },
    dailyCloseRead: { providesTags: ['Redemption'] },
    vendorRedemptionsList: { providesTags: ['Redemption'] },
    vendorRedemptionsChoices: { providesTags: ['Redemption'] },
    counterAccept: {
      invalidatesTags: onSuccess(({ id, dealId }) => [
        ...changed('Pass', id),
        ...changed('Deal', dealId),
        'Points',
        'Redemption',
        'Session',
      ]),
    },
  },
});

export const {
  useCounterAcceptMutation,
  useDailyCloseReadQuery,
  useDailyCloseTableQuery,
  useCounterLookupMutation,
  useCounterTodayQuery,
  useVendorRedemptionsListQuery,
  useVendorRedemptionsTableQuery,
  useVendorRedemptionsChoicesQuery,
} = counterApi;

/** Infinite query of the redemptions of the business, with the total count. */
export const { useRedemptionPagesInfiniteQuery } = counterApi.injectEndpoints({
  endpoints: (build) => ({
    redemptionPages: build.infiniteQuery<
      Page<VendorRedemptionView>,
      Omit<VendorRedemptionsListApiArg, 'cursor'>,
      string
    >(pagedQuery('/api/vendors/me/redemptions', always('Redemption'))),
  }),
});

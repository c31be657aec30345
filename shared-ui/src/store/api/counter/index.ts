import type { FetchBaseQueryMeta } from '@reduxjs/toolkit/query/react';
import {
  counterApi as generatedApi,
  type CounterPackView,
  type VendorRedemptionsListApiArg,
  type VendorRedemptionView,
} from '../generated/counter';
import type { Page } from '../page';
import { pagedQuery } from '../paged-query';
import { always, changed, onSuccess } from '../tags';

export type * from '../generated/counter';

/** The later of two times, as ISO text. */
const later = (time: string, header: string | null): string =>
  new Date(Math.max(Date.parse(time), Date.parse(header ?? '') || 0)).toISOString();

export const counterApi = generatedApi.enhanceEndpoints({
  endpoints: {
    counterToday: { providesTags: ['Redemption'] },
    dailyCloseRead: { providesTags: ['Redemption'] },
    dailyClosesList: { providesTags: ['Redemption'] },
    dailyClosesOne: { providesTags: ['Redemption'] },
    dailyClosesClose: { invalidatesTags: onSuccess(() => ['Redemption']) },
    dailyClosesCorrect: { invalidatesTags: onSuccess(() => ['Redemption']) },
    counterSettingsRead: { providesTags: ['Vendor'] },
    counterSettingsChange: { invalidatesTags: onSuccess(() => ['Vendor', 'Redemption']) },
    vendorRedemptionsList: { providesTags: ['Redemption'] },
    vendorRedemptionsChoices: { providesTags: ['Redemption'] },
    counterPackRead: {
      // A pack that did not change comes from the browser's cache with its old time; the header is that of the new response.
      transformResponse: (pack: CounterPackView, meta: FetchBaseQueryMeta | undefined) => ({
        ...pack,
        serverTime: later(pack.serverTime, meta?.response?.headers.get('date') ?? null),
      }),
    },
    counterSyncSync: { invalidatesTags: ['Redemption', 'Points', 'Pass'] },
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
  usePhoneLookupAskMutation,
  usePhoneLookupSayMutation,
  useCounterDevicesEnrolMutation,
  useCounterSettingsChangeMutation,
  useCounterSettingsReadQuery,
  useDailyClosesCloseMutation,
  useDailyClosesCorrectMutation,
  useDailyClosesListQuery,
  useDailyClosesOneQuery,
  useCounterShiftsBeginMutation,
  useStaffPinsSetMutation,
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

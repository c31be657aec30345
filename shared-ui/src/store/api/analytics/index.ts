import { analyticsApi as generatedApi } from '../generated/analytics';
import { onSuccess } from '../tags';

export type * from '../generated/analytics';

export const analyticsApi = generatedApi.enhanceEndpoints({
  endpoints: {
    adviceList: { providesTags: ['Advice'] },
    adviceDismiss: { invalidatesTags: onSuccess(['Advice']) },
  },
});

export const {
  useVendorAnalyticsReadQuery,
  useAdviceListQuery,
  useAdviceDismissMutation,
  useEventsKeepMutation,
} = analyticsApi;

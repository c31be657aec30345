import { subscriptionsApi as generatedApi } from '../generated/subscriptions';
import { onSuccess } from '../tags';

export type * from '../generated/subscriptions';

export const subscriptionsApi = generatedApi.enhanceEndpoints({
  endpoints: {
    membershipsList: { providesTags: ['Membership'] },
    vendorSubscriptionsOwn: { providesTags: ['Subscription'] },
    vendorSubscriptionsPlan: { providesTags: ['Plan'] },
    vendorSubscriptionsPlans: { providesTags: ['Plan'] },
    vendorSubscriptionsChoose: { invalidatesTags: onSuccess(['Subscription', 'Vendor']) },
  },
});

export const {
  useMembershipsListQuery,
  useVendorSubscriptionsPlansQuery,
  useVendorSubscriptionsPlanQuery,
  useVendorSubscriptionsOwnQuery,
  useVendorSubscriptionsChooseMutation,
} = subscriptionsApi;

import { adminPlansApi as generatedApi } from '../generated/admin-plans';
import { onSuccess } from '../tags';

export type * from '../generated/admin-plans';

export const adminPlansApi = generatedApi.enhanceEndpoints({
  endpoints: {
    adminPlansMemberships: { providesTags: ['Membership'] },
    adminPlansPlans: { providesTags: ['Plan'] },
    adminPlansChangeMembership: { invalidatesTags: onSuccess(['Membership']) },
    adminPlansChangePlan: { invalidatesTags: onSuccess(['Plan', 'Subscription']) },
  },
});

export const {
  useAdminPlansMembershipsQuery,
  useAdminPlansChangeMembershipMutation,
  useAdminPlansPlansQuery,
  useAdminPlansChangePlanMutation,
} = adminPlansApi;

import { ownMembershipApi as generatedApi } from '../generated/own-membership';
import { onSuccess } from '../tags';

export type * from '../generated/own-membership';

export const ownMembershipApi = generatedApi.enhanceEndpoints({
  endpoints: {
    ownMembershipsOwn: { providesTags: ['OwnMembership'] },
    ownMembershipsCancel: { invalidatesTags: onSuccess(['OwnMembership', 'PlanOrder', 'Session']) },
    ownMembershipsOrder: { invalidatesTags: onSuccess(['OwnMembership', 'PlanOrder', 'Session']) },
    ownMembershipsRefund: { invalidatesTags: onSuccess(['OwnMembership', 'PlanOrder', 'Session']) },
    ownMembershipsResume: { invalidatesTags: onSuccess(['OwnMembership', 'PlanOrder', 'Session']) },
  },
});

export const {
  useOwnMembershipsOwnQuery,
  useOwnMembershipsOrderMutation,
  useOwnMembershipsCancelMutation,
  useOwnMembershipsRefundMutation,
  useOwnMembershipsResumeMutation,
} = ownMembershipApi;

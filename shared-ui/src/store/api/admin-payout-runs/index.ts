import { adminPayoutRunsApi as generatedApi } from '../generated/admin-payout-runs';
import { MONEY_TAGS, onSuccess, one } from '../tags';

export type * from '../generated/admin-payout-runs';

export const adminPayoutRunsApi = generatedApi.enhanceEndpoints({
  endpoints: {
    adminPayoutRunsList: { providesTags: ['PayoutRun'] },
    adminPayoutRunsOne: { providesTags: one('PayoutRun') },
    adminPayoutRunsCandidates: { providesTags: ['PayoutRun', 'Balance'] },
    adminPayoutRunsMake: { invalidatesTags: onSuccess(MONEY_TAGS) },
    adminPayoutRunsConfirm: { invalidatesTags: onSuccess(MONEY_TAGS) },
    adminPayoutRunsReturned: { invalidatesTags: onSuccess(MONEY_TAGS) },
  },
});

export const {
  useAdminPayoutRunsListQuery,
  useAdminPayoutRunsMakeMutation,
  useAdminPayoutRunsCandidatesQuery,
  useAdminPayoutRunsOneQuery,
  useAdminPayoutRunsTableQuery,
  useAdminPayoutRunsConfirmMutation,
  useAdminPayoutRunsReturnedMutation,
} = adminPayoutRunsApi;

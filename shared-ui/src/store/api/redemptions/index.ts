import { redemptionsApi as generatedApi } from '../generated/redemptions';
import { changed, listOf, onSuccess, one, rowsOf } from '../tags';

export type * from '../generated/redemptions';
export * from './issue-code';
export * from './pass-pages';

export const redemptionsApi = generatedApi.enhanceEndpoints({
  endpoints: {
    redemptionsOne: { providesTags: one('Pass') },
    passSlipSlip: { providesTags: one('Pass') },
    redemptionsMine: { providesTags: rowsOf('Pass') },
    ownDealOne: { providesTags: [listOf('Pass')] },
    visitsOfYear: { providesTags: [listOf('Pass')] },
    visitsSavings: { providesTags: [listOf('Pass')] },
    redemptionsIssue: { invalidatesTags: onSuccess(({ id }) => [...changed('Pass', id), 'Session']) },
    redemptionsCancel: { invalidatesTags: onSuccess(({ id }) => [...changed('Pass', id), 'Session']) },
    redemptionsVoid: {
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
  useOwnDealOneQuery,
  usePublicKeysListQuery,
  useRedemptionsIssueMutation,
  useRedemptionsMineQuery,
  useVisitsSavingsQuery,
  useVisitsOfYearQuery,
  useRedemptionsOneQuery,
  usePassSlipSlipQuery,
  useRedemptionsCancelMutation,
  useRedemptionsVoidMutation,
} = redemptionsApi;

import { adminApprovalsApi as generatedApi } from '../generated/admin-approvals';
import { MONEY_TAGS, onSuccess } from '../tags';

export type * from '../generated/admin-approvals';

export const adminApprovalsApi = generatedApi.enhanceEndpoints({
  endpoints: {
    adminApprovalsList: { providesTags: ['Approval'] },
    adminApprovalsApprove: { invalidatesTags: onSuccess(MONEY_TAGS) },
    adminApprovalsReject: { invalidatesTags: onSuccess(MONEY_TAGS) },
  },
});

export const {
  useAdminApprovalsListQuery,
  useAdminApprovalsApproveMutation,
  useAdminApprovalsRejectMutation,
} = adminApprovalsApi;

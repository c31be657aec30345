import { api } from "shared-ui/store";
const injectedRtkApi = api.injectEndpoints({
    endpoints: (build) => ({
      adminApprovalsList: build.query<
        AdminApprovalsListApiResponse,
        AdminApprovalsListApiArg
      >({
        query: (queryArg) => ({
          url: `/api/admin/approvals`,
          params: {
            state: queryArg.state,
          },
        }),
        providesTags: ["admin-approvals"],
      }),
      adminApprovalsApprove: build.mutation<
        AdminApprovalsApproveApiResponse,
        AdminApprovalsApproveApiArg
      >({
        query: (queryArg) => ({
          url: `/api/admin/approvals/${queryArg.id}/approve`,
          method: "POST",
          headers: {
            "Idempotency-Key": queryArg["Idempotency-Key"],
          },
        }),
        invalidatesTags: (_done, failure) => (failure ? [] : ["admin-approvals","admin-overview","admin-payments","admin-payout-runs","admin-vendor-accounts"]),
      }),
      adminApprovalsReject: build.mutation<
        AdminApprovalsRejectApiResponse,
        AdminApprovalsRejectApiArg
      >({
        query: (queryArg) => ({
          url: `/api/admin/approvals/${queryArg.id}/reject`,
          method: "POST",
          body: queryArg.rejectApprovalDto,
          headers: {
            "Idempotency-Key": queryArg["Idempotency-Key"],
          },
        }),
        invalidatesTags: (_done, failure) => (failure ? [] : ["admin-approvals","admin-overview","admin-payments","admin-payout-runs","admin-vendor-accounts"]),
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as adminApprovalsApi };
export type AdminApprovalsListApiResponse = /** status 200  */ ApprovalView[];
export type AdminApprovalsListApiArg = {
  /** Those that wait, unless said. */
  state?: "decided" | "pending";
};
export type AdminApprovalsApproveApiResponse = /** status 200  */ ApprovalView;
export type AdminApprovalsApproveApiArg = {
  id: string;
  /** Makes a repetition of this request harmless for 24 hours. */
  "Idempotency-Key"?: string;
};
export type AdminApprovalsRejectApiResponse = /** status 200  */ ApprovalView;
export type AdminApprovalsRejectApiArg = {
  id: string;
  /** Makes a repetition of this request harmless for 24 hours. */
  "Idempotency-Key"?: string;
  rejectApprovalDto: RejectApprovalDto;
};
export type ApprovalAdminView = {
  id: number;
  name: string;
};
export type ApprovalView = {
  id: string;
  kind: "order-refund" | "payout" | "payout-run" | "refund-close";
  /** Of the business, the payout run, the order or the refund. */
  subjectId: string;
  /** The business, or the day of the run; null for an order or a refund. */
  subject: string | null;
  /** The business in Nepali, where it has such a name. */
  subjectNe: string | null;
  /** The payment that the order or refund belongs to. */
  paymentId: string | null;
  /** Whole rupees. */
  amount: number;
  /** The reason or reference that was given with the request. */
  note: string | null;
  state: "approved" | "expired" | "pending" | "rejected";
  requestedBy: ApprovalAdminView;
  requestedAt: string;
  /** Afterwards it is dropped. */
  expiresAt: string;
  decidedBy: ApprovalAdminView | null;
  decidedAt: string | null;
  /** Why it was rejected. */
  reason: string | null;
};
export type ProblemFieldView = {
  field: string;
  message: string;
};
export type ProblemView = {
  type: string;
  title: string;
  status: number;
  detail: string;
  /** The sentence for people. */
  message: string;
  /** Stable, for programs. */
  code: string;
  requestId: string;
  errors?: ProblemFieldView[];
  /** The state that forbids it. */
  currentState?: string;
  /** The version that is newer than the one sent. */
  currentVersion?: number;
  /** When the code was used. */
  usedAt?: string;
  usedAtBranch?: string | null;
  usedBy?: string | null;
  expiredAt?: string;
  /** Whole rupees. */
  minimumBill?: number;
};
export type RejectApprovalDto = {
  reason: string;
};
export const {
  useAdminApprovalsListQuery,
  useAdminApprovalsApproveMutation,
  useAdminApprovalsRejectMutation,
} = injectedRtkApi;

import { api } from "shared-ui/store";
import type {
  ApprovalView,
  RejectApprovalDto,
} from "./types";
export type {
  ApprovalAdminView,
  ApprovalView,
  ProblemFieldView,
  ProblemView,
  RejectApprovalDto,
} from "./types";
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    adminApprovalsList: build.query<
      AdminApprovalsListApiResponse,
      AdminApprovalsListApiArg
    >({
      query: (queryArg) => ({
        url: `/api/admin/approvals`,
        params: queryArg,
      }),
    }),
    adminApprovalsTable: build.query<
      AdminApprovalsTableApiResponse,
      AdminApprovalsTableApiArg
    >({
      query: (queryArg) => ({
        url: `/api/admin/approvals.csv`,
        params: queryArg,
      }),
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
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as adminApprovalsApi };
export type AdminApprovalsListApiResponse = /** status 200  */ ApprovalView[];
export type AdminApprovalsListApiArg = {
  /** Pending requests by default. */
  state?: "decided" | "pending";
};
export type AdminApprovalsTableApiResponse = /** status 200 A table */ string;
export type AdminApprovalsTableApiArg = {
  /** Pending requests by default. */
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
export const {
  useAdminApprovalsListQuery,
  useAdminApprovalsTableQuery,
  useAdminApprovalsApproveMutation,
  useAdminApprovalsRejectMutation,
} = injectedRtkApi;

import { api } from "shared-ui/store";
import type {
  AdminReviewView,
  DecisionAcceptedView,
  HideReviewDto,
  UndoDto,
} from "./types";
export type {
  AdminReviewAuthorView,
  AdminReviewDealView,
  AdminReviewVendorView,
  AdminReviewView,
  DecisionAcceptedView,
  HideReviewDto,
  ProblemFieldView,
  ProblemView,
  UndoDto,
  WaitingReportView,
} from "./types";
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    adminReviewsList: build.query<
      AdminReviewsListApiResponse,
      AdminReviewsListApiArg
    >({
      query: (queryArg) => ({
        url: `/api/admin/reviews`,
        params: queryArg,
      }),
    }),
    adminReviewsHide: build.mutation<
      AdminReviewsHideApiResponse,
      AdminReviewsHideApiArg
    >({
      query: (queryArg) => ({
        url: `/api/admin/reviews/${queryArg.id}/hide`,
        method: "PATCH",
        body: queryArg.hideReviewDto,
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
        },
      }),
    }),
    adminReviewsKeep: build.mutation<
      AdminReviewsKeepApiResponse,
      AdminReviewsKeepApiArg
    >({
      query: (queryArg) => ({
        url: `/api/admin/reviews/${queryArg.id}/keep`,
        method: "PATCH",
        body: queryArg.undoDto,
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
        },
      }),
    }),
    adminReviewsRestore: build.mutation<
      AdminReviewsRestoreApiResponse,
      AdminReviewsRestoreApiArg
    >({
      query: (queryArg) => ({
        url: `/api/admin/reviews/${queryArg.id}/restore`,
        method: "PATCH",
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
        },
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as adminReviewsApi };
export type AdminReviewsListApiResponse = /** status 200  */ AdminReviewView[];
export type AdminReviewsListApiArg = {
  /** Number of rows, 1 to 100. */
  limit?: number;
  /** A deal's id. */
  deal?: number;
  /** `reported`: with a pending report. Default: all. */
  status?: "hidden" | "reported";
  /** Part of the comment. */
  search?: string;
  sort?: "newest" | "oldest";
  /** Start of the page: the `cursor` of the previous page's `Link` header. */
  cursor?: string;
};
export type AdminReviewsHideApiResponse =
  /** status 202 Takes effect after `undoSeconds` */ DecisionAcceptedView;
export type AdminReviewsHideApiArg = {
  id: number;
  /** Makes a repetition of this request harmless for 24 hours. */
  "Idempotency-Key"?: string;
  hideReviewDto: HideReviewDto;
};
export type AdminReviewsKeepApiResponse =
  /** status 202 Takes effect after `undoSeconds` */ DecisionAcceptedView;
export type AdminReviewsKeepApiArg = {
  id: number;
  /** Makes a repetition of this request harmless for 24 hours. */
  "Idempotency-Key"?: string;
  undoDto: UndoDto;
};
export type AdminReviewsRestoreApiResponse = unknown;
export type AdminReviewsRestoreApiArg = {
  id: number;
  /** Makes a repetition of this request harmless for 24 hours. */
  "Idempotency-Key"?: string;
};
export const {
  useAdminReviewsListQuery,
  useAdminReviewsHideMutation,
  useAdminReviewsKeepMutation,
  useAdminReviewsRestoreMutation,
} = injectedRtkApi;

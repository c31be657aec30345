import { api } from "shared-ui/store";
const injectedRtkApi = api.injectEndpoints({
    endpoints: (build) => ({
      adminReviewsList: build.query<
        AdminReviewsListApiResponse,
        AdminReviewsListApiArg
      >({
        query: (queryArg) => ({
          url: `/api/admin/reviews`,
          params: {
            limit: queryArg.limit,
            cursor: queryArg.cursor,
            status: queryArg.status,
            deal: queryArg.deal,
            search: queryArg.search,
            sort: queryArg.sort,
          },
        }),
        providesTags: ["admin-reviews"],
      }),
      adminReviewsHide: build.mutation<
        AdminReviewsHideApiResponse,
        AdminReviewsHideApiArg
      >({
        query: (queryArg) => ({
          url: `/api/admin/reviews/${queryArg.id}/hide`,
          method: "PATCH",
          body: queryArg.reasonDto,
          headers: {
            "Idempotency-Key": queryArg["Idempotency-Key"],
          },
        }),
        invalidatesTags: (_done, failure) => (failure ? [] : ["admin-reviews","admin-overview"]),
      }),
      adminReviewsKeep: build.mutation<
        AdminReviewsKeepApiResponse,
        AdminReviewsKeepApiArg
      >({
        query: (queryArg) => ({
          url: `/api/admin/reviews/${queryArg.id}/keep`,
          method: "PATCH",
          headers: {
            "Idempotency-Key": queryArg["Idempotency-Key"],
          },
        }),
        invalidatesTags: (_done, failure) => (failure ? [] : ["admin-reviews","admin-overview"]),
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
        invalidatesTags: (_done, failure) => (failure ? [] : ["admin-reviews","admin-overview"]),
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as adminReviewsApi };
export type AdminReviewsListApiResponse = /** status 200  */ AdminReviewView[];
export type AdminReviewsListApiArg = {
  /** How many rows, 1 to 100. */
  limit?: number;
  /** Where the page begins: the `cursor` of the previous page's `Link` header. */
  cursor?: string;
  /** `reported`: somebody holds something against it, and nobody has decided. All unless said. */
  status?: "hidden" | "reported";
  /** A deal's id. */
  deal?: number;
  /** Part of what was written. */
  search?: string;
  sort?: "newest" | "oldest";
};
export type AdminReviewsHideApiResponse = unknown;
export type AdminReviewsHideApiArg = {
  id: number;
  /** Makes a repetition of this request harmless for 24 hours. */
  "Idempotency-Key"?: string;
  reasonDto: ReasonDto;
};
export type AdminReviewsKeepApiResponse = unknown;
export type AdminReviewsKeepApiArg = {
  id: number;
  /** Makes a repetition of this request harmless for 24 hours. */
  "Idempotency-Key"?: string;
};
export type AdminReviewsRestoreApiResponse = unknown;
export type AdminReviewsRestoreApiArg = {
  id: number;
  /** Makes a repetition of this request harmless for 24 hours. */
  "Idempotency-Key"?: string;
};
export type AdminReviewAuthorView = {
  id: number;
  name: string;
};
export type AdminReviewDealView = {
  id: number;
  title: string;
  titleNe: string | null;
};
export type AdminReviewVendorView = {
  id: number;
  businessName: string;
  nameNe: string | null;
};
export type WaitingReportView = {
  reason: "false" | "offensive" | "other" | "private" | "spam";
  comment: string | null;
  createdAt: string;
};
export type AdminReviewView = {
  id: number;
  rating: number;
  comment: string | null;
  reply: string | null;
  createdAt: string;
  hiddenAt: string | null;
  hiddenReason: string | null;
  author: AdminReviewAuthorView;
  deal: AdminReviewDealView;
  vendor: AdminReviewVendorView;
  /** What nobody has decided about yet. */
  reports: WaitingReportView[];
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
export type ReasonDto = {
  reason: string;
};
export const {
  useAdminReviewsListQuery,
  useAdminReviewsHideMutation,
  useAdminReviewsKeepMutation,
  useAdminReviewsRestoreMutation,
} = injectedRtkApi;

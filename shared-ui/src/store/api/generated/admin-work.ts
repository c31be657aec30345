import { api } from "shared-ui/store";
import type {
  ClaimDto,
  DecisionAcceptedView,
  PendingDecisionView,
  SnoozeDto,
  UndoDto,
  WorkCountsView,
  WorkItemView,
} from "./types";
export type {
  BlockedByView,
  ClaimDto,
  DecisionAcceptedView,
  FreedItemView,
  KindCountsView,
  LeftOutView,
  PendingDecisionView,
  ProblemFieldView,
  ProblemView,
  SnoozeDto,
  UndoDto,
  WaitingDecisionView,
  WorkBusinessView,
  WorkCountsView,
  WorkFailureView,
  WorkItemView,
  WorkOwnerView,
  WorkPersonView,
} from "./types";
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    adminDecisionsOne: build.query<
      AdminDecisionsOneApiResponse,
      AdminDecisionsOneApiArg
    >({
      query: (queryArg) => ({ url: `/api/admin/decisions/${queryArg.id}` }),
    }),
    adminDecisionsTakeBack: build.mutation<
      AdminDecisionsTakeBackApiResponse,
      AdminDecisionsTakeBackApiArg
    >({
      query: (queryArg) => ({
        url: `/api/admin/decisions/${queryArg.id}`,
        method: "DELETE",
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
        },
      }),
    }),
    adminHonourReviewsKeep: build.mutation<
      AdminHonourReviewsKeepApiResponse,
      AdminHonourReviewsKeepApiArg
    >({
      query: (queryArg) => ({
        url: `/api/admin/vendors/${queryArg.id}/honour/keep`,
        method: "PATCH",
        body: queryArg.undoDto,
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
        },
      }),
    }),
    adminWorkList: build.query<AdminWorkListApiResponse, AdminWorkListApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/work`,
        params: queryArg,
      }),
    }),
    adminWorkCounts: build.query<
      AdminWorkCountsApiResponse,
      AdminWorkCountsApiArg
    >({
      query: () => ({ url: `/api/admin/work/counts` }),
    }),
    adminWorkOne: build.query<AdminWorkOneApiResponse, AdminWorkOneApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/work/${queryArg.kind}/${queryArg.id}`,
      }),
    }),
    adminWorkClaim: build.mutation<
      AdminWorkClaimApiResponse,
      AdminWorkClaimApiArg
    >({
      query: (queryArg) => ({
        url: `/api/admin/work/${queryArg.kind}/${queryArg.id}/claim`,
        method: "POST",
        body: queryArg.claimDto,
      }),
    }),
    adminWorkRelease: build.mutation<
      AdminWorkReleaseApiResponse,
      AdminWorkReleaseApiArg
    >({
      query: (queryArg) => ({
        url: `/api/admin/work/${queryArg.kind}/${queryArg.id}/claim`,
        method: "DELETE",
      }),
    }),
    adminWorkSnooze: build.mutation<
      AdminWorkSnoozeApiResponse,
      AdminWorkSnoozeApiArg
    >({
      query: (queryArg) => ({
        url: `/api/admin/work/${queryArg.kind}/${queryArg.id}/snooze`,
        method: "PUT",
        body: queryArg.snoozeDto,
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as adminWorkApi };
export type AdminDecisionsOneApiResponse =
  /** status 200  */ PendingDecisionView;
export type AdminDecisionsOneApiArg = {
  id: string;
};
export type AdminDecisionsTakeBackApiResponse = unknown;
export type AdminDecisionsTakeBackApiArg = {
  id: string;
  /** Makes a repetition of this request harmless for 24 hours. */
  "Idempotency-Key"?: string;
};
export type AdminHonourReviewsKeepApiResponse =
  /** status 202 Takes effect after `undoSeconds` */ DecisionAcceptedView;
export type AdminHonourReviewsKeepApiArg = {
  id: number;
  /** Makes a repetition of this request harmless for 24 hours. */
  "Idempotency-Key"?: string;
  undoDto: UndoDto;
};
export type AdminWorkListApiResponse = /** status 200  */ WorkItemView[];
export type AdminWorkListApiArg = {
  /** Number of rows, 1 to 100. */
  limit?: number;
  /** `ready`: can be decided now. `waiting`: waits for the business. `blocked`: depends on another item or a state. */
  lane?: "blocked" | "ready" | "waiting";
  /** Kind of the items, such as `deal`. */
  kind?: string;
  /** `me`, `none`, or the id of an admin. */
  owner?: string;
  /** True returns only snoozed items. Otherwise snoozed items are left out. */
  snoozed?: boolean;
  /** Start of the page: the `cursor` of the previous page's `Link` header. */
  cursor?: string;
};
export type AdminWorkCountsApiResponse = /** status 200  */ WorkCountsView;
export type AdminWorkCountsApiArg = void;
export type AdminWorkOneApiResponse = /** status 200  */ WorkItemView;
export type AdminWorkOneApiArg = {
  kind: string;
  id: string;
};
export type AdminWorkClaimApiResponse = /** status 200  */ WorkItemView;
export type AdminWorkClaimApiArg = {
  kind: string;
  id: string;
  claimDto: ClaimDto;
};
export type AdminWorkReleaseApiResponse = /** status 200  */ WorkItemView;
export type AdminWorkReleaseApiArg = {
  kind: string;
  id: string;
};
export type AdminWorkSnoozeApiResponse = /** status 200  */ WorkItemView;
export type AdminWorkSnoozeApiArg = {
  kind: string;
  id: string;
  snoozeDto: SnoozeDto;
};
export const {
  useAdminDecisionsOneQuery,
  useAdminDecisionsTakeBackMutation,
  useAdminHonourReviewsKeepMutation,
  useAdminWorkListQuery,
  useAdminWorkCountsQuery,
  useAdminWorkOneQuery,
  useAdminWorkClaimMutation,
  useAdminWorkReleaseMutation,
  useAdminWorkSnoozeMutation,
} = injectedRtkApi;

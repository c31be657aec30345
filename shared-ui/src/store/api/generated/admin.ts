import { api } from "shared-ui/store";
import type {
  AdminVendorView,
  ApproveChangeDto,
  ApproveDealDto,
  ApproveDealsDto,
  BulkDecisionView,
  CheckedDealView,
  FeatureDto,
  ManagedDealView,
  ReasonDto,
  RejectChangeDto,
  RejectDealDto,
  RejectDto,
  VendorView,
} from "./types";
export type {
  AdminVendorView,
  ApproveChangeDto,
  ApproveDealDto,
  ApproveDealsDto,
  BulkDecisionView,
  CheckedDealView,
  DealAreaView,
  DealCategoryView,
  DealCheckView,
  DealLocationView,
  DealPhotoView,
  DealVendorView,
  DocumentView,
  FeatureDto,
  FeaturedSlotView,
  ManagedDealView,
  OpeningView,
  PendingRevisionView,
  PriceForView,
  ProblemFieldView,
  ProblemView,
  ReasonDto,
  RejectChangeDto,
  RejectDealDto,
  RejectDto,
  RejectedRevisionView,
  SeenDealDto,
  VendorView,
  VenueView,
} from "./types";
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    adminDealsList: build.query<
      AdminDealsListApiResponse,
      AdminDealsListApiArg
    >({
      query: (queryArg) => ({
        url: `/api/admin/deals`,
        params: queryArg,
      }),
    }),
    adminDealChecksApprove: build.mutation<
      AdminDealChecksApproveApiResponse,
      AdminDealChecksApproveApiArg
    >({
      query: (queryArg) => ({
        url: `/api/admin/deals/approve`,
        method: "POST",
        body: queryArg.approveDealsDto,
      }),
    }),
    adminDealChecksChecks: build.query<
      AdminDealChecksChecksApiResponse,
      AdminDealChecksChecksApiArg
    >({
      query: (queryArg) => ({
        url: `/api/admin/deals/checks`,
        params: queryArg,
      }),
    }),
    adminDealsPending: build.query<
      AdminDealsPendingApiResponse,
      AdminDealsPendingApiArg
    >({
      query: (queryArg) => ({
        url: `/api/admin/deals/pending`,
        params: queryArg,
      }),
    }),
    adminDealsApprove: build.mutation<
      AdminDealsApproveApiResponse,
      AdminDealsApproveApiArg
    >({
      query: (queryArg) => ({
        url: `/api/admin/deals/${queryArg.id}/approve`,
        method: "PATCH",
        body: queryArg.approveDealDto,
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
        },
      }),
    }),
    adminDealsFeature: build.mutation<
      AdminDealsFeatureApiResponse,
      AdminDealsFeatureApiArg
    >({
      query: (queryArg) => ({
        url: `/api/admin/deals/${queryArg.id}/feature`,
        method: "PATCH",
        body: queryArg.featureDto,
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
        },
      }),
    }),
    adminDealsReject: build.mutation<
      AdminDealsRejectApiResponse,
      AdminDealsRejectApiArg
    >({
      query: (queryArg) => ({
        url: `/api/admin/deals/${queryArg.id}/reject`,
        method: "PATCH",
        body: queryArg.rejectDealDto,
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
        },
      }),
    }),
    adminDealsApproveRevision: build.mutation<
      AdminDealsApproveRevisionApiResponse,
      AdminDealsApproveRevisionApiArg
    >({
      query: (queryArg) => ({
        url: `/api/admin/revisions/${queryArg.id}/approve`,
        method: "PATCH",
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
        },
      }),
    }),
    adminDealsRejectRevision: build.mutation<
      AdminDealsRejectRevisionApiResponse,
      AdminDealsRejectRevisionApiArg
    >({
      query: (queryArg) => ({
        url: `/api/admin/revisions/${queryArg.id}/reject`,
        method: "PATCH",
        body: queryArg.rejectDto,
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
        },
      }),
    }),
    adminVendorsList: build.query<
      AdminVendorsListApiResponse,
      AdminVendorsListApiArg
    >({
      query: (queryArg) => ({
        url: `/api/admin/vendors`,
        params: queryArg,
      }),
    }),
    adminVendorsPending: build.query<
      AdminVendorsPendingApiResponse,
      AdminVendorsPendingApiArg
    >({
      query: (queryArg) => ({
        url: `/api/admin/vendors/pending`,
        params: queryArg,
      }),
    }),
    adminVendorsApproveChange: build.mutation<
      AdminVendorsApproveChangeApiResponse,
      AdminVendorsApproveChangeApiArg
    >({
      query: (queryArg) => ({
        url: `/api/admin/vendors/${queryArg.id}/changes/approve`,
        method: "PATCH",
        body: queryArg.approveChangeDto,
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
        },
      }),
    }),
    adminVendorsRejectChange: build.mutation<
      AdminVendorsRejectChangeApiResponse,
      AdminVendorsRejectChangeApiArg
    >({
      query: (queryArg) => ({
        url: `/api/admin/vendors/${queryArg.id}/changes/reject`,
        method: "PATCH",
        body: queryArg.rejectChangeDto,
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
        },
      }),
    }),
    adminVendorsDocument: build.query<
      AdminVendorsDocumentApiResponse,
      AdminVendorsDocumentApiArg
    >({
      query: (queryArg) => ({
        url: `/api/admin/vendors/${queryArg.id}/documents/${queryArg.document}`,
      }),
    }),
    adminVendorsReinstate: build.mutation<
      AdminVendorsReinstateApiResponse,
      AdminVendorsReinstateApiArg
    >({
      query: (queryArg) => ({
        url: `/api/admin/vendors/${queryArg.id}/reinstate`,
        method: "PATCH",
        body: queryArg.reasonDto,
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
        },
      }),
    }),
    adminVendorsReject: build.mutation<
      AdminVendorsRejectApiResponse,
      AdminVendorsRejectApiArg
    >({
      query: (queryArg) => ({
        url: `/api/admin/vendors/${queryArg.id}/reject`,
        method: "PATCH",
        body: queryArg.rejectDto,
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
        },
      }),
    }),
    adminVendorsSuspend: build.mutation<
      AdminVendorsSuspendApiResponse,
      AdminVendorsSuspendApiArg
    >({
      query: (queryArg) => ({
        url: `/api/admin/vendors/${queryArg.id}/suspend`,
        method: "PATCH",
        body: queryArg.reasonDto,
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
        },
      }),
    }),
    adminVendorsVerify: build.mutation<
      AdminVendorsVerifyApiResponse,
      AdminVendorsVerifyApiArg
    >({
      query: (queryArg) => ({
        url: `/api/admin/vendors/${queryArg.id}/verify`,
        method: "PATCH",
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
        },
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as adminApi };
export type AdminDealsListApiResponse = /** status 200  */ ManagedDealView[];
export type AdminDealsListApiArg = {
  /** Number of rows, 1 to 100. */
  limit?: number;
  /** Deals of this business only. */
  vendorId?: number;
  /** Deals usable on a day of this festival season only. */
  seasonId?: number;
  /** By default, pending deals are listed oldest first and others newest first. */
  sort?: "ending" | "ending-last" | "newest" | "oldest" | "title";
  search?: string;
  /** `active` means live or sold out. */
  status?:
    | "active"
    | "expired"
    | "featured"
    | "paused"
    | "pending"
    | "rejected"
    | "scheduled";
  /** Start of the page: the `cursor` of the previous page's `Link` header. */
  cursor?: string;
};
export type AdminDealChecksApproveApiResponse =
  /** status 200  */ BulkDecisionView[];
export type AdminDealChecksApproveApiArg = {
  approveDealsDto: ApproveDealsDto;
};
export type AdminDealChecksChecksApiResponse =
  /** status 200  */ CheckedDealView[];
export type AdminDealChecksChecksApiArg = {
  /** Up to 100 ids with commas between them. */
  ids: string;
};
export type AdminDealsPendingApiResponse = /** status 200  */ ManagedDealView[];
export type AdminDealsPendingApiArg = {
  /** Number of rows, 1 to 100. */
  limit?: number;
  /** Start of the page: the `cursor` of the previous page's `Link` header. */
  cursor?: string;
};
export type AdminDealsApproveApiResponse = /** status 200  */ ManagedDealView;
export type AdminDealsApproveApiArg = {
  id: number;
  /** Makes a repetition of this request harmless for 24 hours. */
  "Idempotency-Key"?: string;
  approveDealDto: ApproveDealDto;
};
export type AdminDealsFeatureApiResponse = /** status 200  */ ManagedDealView;
export type AdminDealsFeatureApiArg = {
  id: number;
  /** Makes a repetition of this request harmless for 24 hours. */
  "Idempotency-Key"?: string;
  featureDto: FeatureDto;
};
export type AdminDealsRejectApiResponse = /** status 200  */ ManagedDealView;
export type AdminDealsRejectApiArg = {
  id: number;
  /** Makes a repetition of this request harmless for 24 hours. */
  "Idempotency-Key"?: string;
  rejectDealDto: RejectDealDto;
};
export type AdminDealsApproveRevisionApiResponse =
  /** status 200  */ ManagedDealView;
export type AdminDealsApproveRevisionApiArg = {
  id: number;
  /** Makes a repetition of this request harmless for 24 hours. */
  "Idempotency-Key"?: string;
};
export type AdminDealsRejectRevisionApiResponse =
  /** status 200  */ ManagedDealView;
export type AdminDealsRejectRevisionApiArg = {
  id: number;
  /** Makes a repetition of this request harmless for 24 hours. */
  "Idempotency-Key"?: string;
  rejectDto: RejectDto;
};
export type AdminVendorsListApiResponse = /** status 200  */ AdminVendorView[];
export type AdminVendorsListApiArg = {
  /** Number of rows, 1 to 100. */
  limit?: number;
  /** Start of the page: the `cursor` of the previous page's `Link` header. */
  cursor?: string;
  status?: "changed" | "pending" | "rejected" | "suspended" | "verified";
  /** Part of the name. */
  search?: string;
  sort?: "name" | "newest" | "oldest";
};
export type AdminVendorsPendingApiResponse =
  /** status 200  */ AdminVendorView[];
export type AdminVendorsPendingApiArg = {
  /** Number of rows, 1 to 100. */
  limit?: number;
  /** Start of the page: the `cursor` of the previous page's `Link` header. */
  cursor?: string;
};
export type AdminVendorsApproveChangeApiResponse =
  /** status 200  */ VendorView;
export type AdminVendorsApproveChangeApiArg = {
  id: number;
  /** Makes a repetition of this request harmless for 24 hours. */
  "Idempotency-Key"?: string;
  approveChangeDto: ApproveChangeDto;
};
export type AdminVendorsRejectChangeApiResponse = /** status 200  */ VendorView;
export type AdminVendorsRejectChangeApiArg = {
  id: number;
  /** Makes a repetition of this request harmless for 24 hours. */
  "Idempotency-Key"?: string;
  rejectChangeDto: RejectChangeDto;
};
export type AdminVendorsDocumentApiResponse = /** status 200 The file */ Blob;
export type AdminVendorsDocumentApiArg = {
  id: number;
  document: string;
};
export type AdminVendorsReinstateApiResponse = /** status 200  */ VendorView;
export type AdminVendorsReinstateApiArg = {
  id: number;
  /** Makes a repetition of this request harmless for 24 hours. */
  "Idempotency-Key"?: string;
  reasonDto: ReasonDto;
};
export type AdminVendorsRejectApiResponse = /** status 200  */ VendorView;
export type AdminVendorsRejectApiArg = {
  id: number;
  /** Makes a repetition of this request harmless for 24 hours. */
  "Idempotency-Key"?: string;
  rejectDto: RejectDto;
};
export type AdminVendorsSuspendApiResponse = /** status 200  */ VendorView;
export type AdminVendorsSuspendApiArg = {
  id: number;
  /** Makes a repetition of this request harmless for 24 hours. */
  "Idempotency-Key"?: string;
  reasonDto: ReasonDto;
};
export type AdminVendorsVerifyApiResponse = /** status 200  */ VendorView;
export type AdminVendorsVerifyApiArg = {
  id: number;
  /** Makes a repetition of this request harmless for 24 hours. */
  "Idempotency-Key"?: string;
};
export const {
  useAdminDealsListQuery,
  useAdminDealChecksApproveMutation,
  useAdminDealChecksChecksQuery,
  useAdminDealsPendingQuery,
  useAdminDealsApproveMutation,
  useAdminDealsFeatureMutation,
  useAdminDealsRejectMutation,
  useAdminDealsApproveRevisionMutation,
  useAdminDealsRejectRevisionMutation,
  useAdminVendorsListQuery,
  useAdminVendorsPendingQuery,
  useAdminVendorsApproveChangeMutation,
  useAdminVendorsRejectChangeMutation,
  useAdminVendorsDocumentQuery,
  useAdminVendorsReinstateMutation,
  useAdminVendorsRejectMutation,
  useAdminVendorsSuspendMutation,
  useAdminVendorsVerifyMutation,
} = injectedRtkApi;

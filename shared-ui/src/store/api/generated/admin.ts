import { api } from "shared-ui/store";
import type {
  AdminVendorView,
  ApproveChangeDto,
  ApproveDealDto,
  ApproveDealsDto,
  AskDealDto,
  AskVendorDto,
  BulkDecisionView,
  CheckedDealView,
  DecisionAcceptedView,
  FeatureDto,
  ManagedDealView,
  ReasonDto,
  RejectChangeDto,
  RejectDealDto,
  RejectVendorDto,
  VendorView,
  VerifyVendorDto,
} from "./types";
export type {
  AdminVendorView,
  ApproveChangeDto,
  ApproveDealDto,
  ApproveDealsDto,
  AskDealDto,
  AskVendorDto,
  AskedChangeView,
  AskedDealChangeView,
  BulkDecisionView,
  CheckedDealView,
  DealAreaView,
  DealCategoryView,
  DealCheckView,
  DealLocationView,
  DealPhotoView,
  DealToApproveDto,
  DealVendorView,
  DecisionAcceptedView,
  DocumentView,
  FeatureDto,
  FeaturedSlotView,
  HonourView,
  ManagedDealView,
  OpeningView,
  PendingRevisionView,
  PriceForView,
  ProblemFieldView,
  ProblemView,
  ReasonDto,
  RecordedPriceView,
  RejectChangeDto,
  RejectDealDto,
  RejectVendorDto,
  RejectedRevisionView,
  SeenDealDto,
  SuggestedItemView,
  VendorView,
  VenueView,
  VerifyVendorDto,
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
    adminDealsAsk: build.mutation<
      AdminDealsAskApiResponse,
      AdminDealsAskApiArg
    >({
      query: (queryArg) => ({
        url: `/api/admin/deals/${queryArg.id}/ask`,
        method: "PATCH",
        body: queryArg.askDealDto,
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
    adminRevisionsApprove: build.mutation<
      AdminRevisionsApproveApiResponse,
      AdminRevisionsApproveApiArg
    >({
      query: (queryArg) => ({
        url: `/api/admin/revisions/${queryArg.id}/approve`,
        method: "PATCH",
        body: queryArg.approveDealDto,
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
        },
      }),
    }),
    adminRevisionsAsk: build.mutation<
      AdminRevisionsAskApiResponse,
      AdminRevisionsAskApiArg
    >({
      query: (queryArg) => ({
        url: `/api/admin/revisions/${queryArg.id}/ask`,
        method: "PATCH",
        body: queryArg.askDealDto,
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
        },
      }),
    }),
    adminRevisionsReject: build.mutation<
      AdminRevisionsRejectApiResponse,
      AdminRevisionsRejectApiArg
    >({
      query: (queryArg) => ({
        url: `/api/admin/revisions/${queryArg.id}/reject`,
        method: "PATCH",
        body: queryArg.rejectDealDto,
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
    adminVendorsAsk: build.mutation<
      AdminVendorsAskApiResponse,
      AdminVendorsAskApiArg
    >({
      query: (queryArg) => ({
        url: `/api/admin/vendors/${queryArg.id}/ask`,
        method: "PATCH",
        body: queryArg.askVendorDto,
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
        },
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
    adminVendorsPaper: build.query<
      AdminVendorsPaperApiResponse,
      AdminVendorsPaperApiArg
    >({
      query: (queryArg) => ({
        url: `/api/admin/vendors/${queryArg.id}/documents/${queryArg.document}/view`,
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
        body: queryArg.rejectVendorDto,
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
        body: queryArg.verifyVendorDto,
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
  /** By default, pending deals are listed oldest first, expired ones by their end, the last first, and others newest first. */
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
export type AdminDealsApproveApiResponse =
  | /** status 200  */ ManagedDealView
  | /** status 202 Takes effect after `undoSeconds` */ DecisionAcceptedView;
export type AdminDealsApproveApiArg = {
  id: number;
  /** Makes a repetition of this request harmless for 24 hours. */
  "Idempotency-Key"?: string;
  approveDealDto: ApproveDealDto;
};
export type AdminDealsAskApiResponse = /** status 200  */ ManagedDealView;
export type AdminDealsAskApiArg = {
  id: number;
  /** Makes a repetition of this request harmless for 24 hours. */
  "Idempotency-Key"?: string;
  askDealDto: AskDealDto;
};
export type AdminDealsFeatureApiResponse = /** status 200  */ ManagedDealView;
export type AdminDealsFeatureApiArg = {
  id: number;
  /** Makes a repetition of this request harmless for 24 hours. */
  "Idempotency-Key"?: string;
  featureDto: FeatureDto;
};
export type AdminDealsRejectApiResponse =
  | /** status 200  */ ManagedDealView
  | /** status 202 Takes effect after `undoSeconds` */ DecisionAcceptedView;
export type AdminDealsRejectApiArg = {
  id: number;
  /** Makes a repetition of this request harmless for 24 hours. */
  "Idempotency-Key"?: string;
  rejectDealDto: RejectDealDto;
};
export type AdminRevisionsApproveApiResponse =
  | /** status 200  */ ManagedDealView
  | /** status 202 Takes effect after `undoSeconds` */ DecisionAcceptedView;
export type AdminRevisionsApproveApiArg = {
  id: number;
  /** Makes a repetition of this request harmless for 24 hours. */
  "Idempotency-Key"?: string;
  approveDealDto: ApproveDealDto;
};
export type AdminRevisionsAskApiResponse = /** status 200  */ ManagedDealView;
export type AdminRevisionsAskApiArg = {
  id: number;
  /** Makes a repetition of this request harmless for 24 hours. */
  "Idempotency-Key"?: string;
  askDealDto: AskDealDto;
};
export type AdminRevisionsRejectApiResponse =
  | /** status 200  */ ManagedDealView
  | /** status 202 Takes effect after `undoSeconds` */ DecisionAcceptedView;
export type AdminRevisionsRejectApiArg = {
  id: number;
  /** Makes a repetition of this request harmless for 24 hours. */
  "Idempotency-Key"?: string;
  rejectDealDto: RejectDealDto;
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
export type AdminVendorsAskApiResponse = /** status 200  */ VendorView;
export type AdminVendorsAskApiArg = {
  id: number;
  /** Makes a repetition of this request harmless for 24 hours. */
  "Idempotency-Key"?: string;
  askVendorDto: AskVendorDto;
};
export type AdminVendorsApproveChangeApiResponse =
  | /** status 200  */ VendorView
  | /** status 202 Takes effect after `undoSeconds` */ DecisionAcceptedView;
export type AdminVendorsApproveChangeApiArg = {
  id: number;
  /** Makes a repetition of this request harmless for 24 hours. */
  "Idempotency-Key"?: string;
  approveChangeDto: ApproveChangeDto;
};
export type AdminVendorsRejectChangeApiResponse =
  | /** status 200  */ VendorView
  | /** status 202 Takes effect after `undoSeconds` */ DecisionAcceptedView;
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
export type AdminVendorsPaperApiResponse =
  /** status 200 The picture or the PDF */ Blob;
export type AdminVendorsPaperApiArg = {
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
export type AdminVendorsRejectApiResponse =
  | /** status 200  */ VendorView
  | /** status 202 Takes effect after `undoSeconds` */ DecisionAcceptedView;
export type AdminVendorsRejectApiArg = {
  id: number;
  /** Makes a repetition of this request harmless for 24 hours. */
  "Idempotency-Key"?: string;
  rejectVendorDto: RejectVendorDto;
};
export type AdminVendorsSuspendApiResponse = /** status 200  */ VendorView;
export type AdminVendorsSuspendApiArg = {
  id: number;
  /** Makes a repetition of this request harmless for 24 hours. */
  "Idempotency-Key"?: string;
  reasonDto: ReasonDto;
};
export type AdminVendorsVerifyApiResponse =
  | /** status 200  */ VendorView
  | /** status 202 Takes effect after `undoSeconds` */ DecisionAcceptedView;
export type AdminVendorsVerifyApiArg = {
  id: number;
  /** Makes a repetition of this request harmless for 24 hours. */
  "Idempotency-Key"?: string;
  verifyVendorDto: VerifyVendorDto;
};
export const {
  useAdminDealsListQuery,
  useAdminDealChecksApproveMutation,
  useAdminDealChecksChecksQuery,
  useAdminDealsPendingQuery,
  useAdminDealsApproveMutation,
  useAdminDealsAskMutation,
  useAdminDealsFeatureMutation,
  useAdminDealsRejectMutation,
  useAdminRevisionsApproveMutation,
  useAdminRevisionsAskMutation,
  useAdminRevisionsRejectMutation,
  useAdminVendorsListQuery,
  useAdminVendorsPendingQuery,
  useAdminVendorsAskMutation,
  useAdminVendorsApproveChangeMutation,
  useAdminVendorsRejectChangeMutation,
  useAdminVendorsDocumentQuery,
  useAdminVendorsPaperQuery,
  useAdminVendorsReinstateMutation,
  useAdminVendorsRejectMutation,
  useAdminVendorsSuspendMutation,
  useAdminVendorsVerifyMutation,
} = injectedRtkApi;

import { api } from "shared-ui/store";
import type {
  CoverPreviewView,
  CreateDealDto,
  DealCountsView,
  ManagedDealView,
  UpdateDealDto,
} from "./types";
export type {
  AskedDealChangeView,
  CoverPreviewView,
  CreateDealDto,
  DealAreaView,
  DealCategoryView,
  DealCountsView,
  DealLocationView,
  DealPhotoDto,
  DealPhotoView,
  DealVendorView,
  FeaturedSlotView,
  HonourView,
  ManagedDealView,
  OpeningView,
  PendingRevisionView,
  PriceForDto,
  PriceForView,
  ProblemFieldView,
  ProblemView,
  RejectedRevisionView,
  UpdateDealDto,
  VenueDto,
  VenueView,
} from "./types";
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    vendorDealsCreate: build.mutation<
      VendorDealsCreateApiResponse,
      VendorDealsCreateApiArg
    >({
      query: (queryArg) => ({
        url: `/api/deals`,
        method: "POST",
        body: queryArg.createDealDto,
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
        },
      }),
    }),
    vendorDealsUpdate: build.mutation<
      VendorDealsUpdateApiResponse,
      VendorDealsUpdateApiArg
    >({
      query: (queryArg) => ({
        url: `/api/deals/${queryArg.id}`,
        method: "PATCH",
        body: queryArg.updateDealDto,
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
        },
      }),
    }),
    vendorDealsRemove: build.mutation<
      VendorDealsRemoveApiResponse,
      VendorDealsRemoveApiArg
    >({
      query: (queryArg) => ({
        url: `/api/deals/${queryArg.id}`,
        method: "DELETE",
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
        },
      }),
    }),
    vendorDealsRequestFeature: build.mutation<
      VendorDealsRequestFeatureApiResponse,
      VendorDealsRequestFeatureApiArg
    >({
      query: (queryArg) => ({
        url: `/api/deals/${queryArg.id}/feature-request`,
        method: "POST",
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
        },
      }),
    }),
    vendorDealsPause: build.mutation<
      VendorDealsPauseApiResponse,
      VendorDealsPauseApiArg
    >({
      query: (queryArg) => ({
        url: `/api/deals/${queryArg.id}/pause`,
        method: "POST",
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
        },
      }),
    }),
    vendorDealsResume: build.mutation<
      VendorDealsResumeApiResponse,
      VendorDealsResumeApiArg
    >({
      query: (queryArg) => ({
        url: `/api/deals/${queryArg.id}/resume`,
        method: "POST",
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
        },
      }),
    }),
    vendorDealsWithdrawRevision: build.mutation<
      VendorDealsWithdrawRevisionApiResponse,
      VendorDealsWithdrawRevisionApiArg
    >({
      query: (queryArg) => ({
        url: `/api/deals/${queryArg.id}/revision`,
        method: "DELETE",
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
        },
      }),
    }),
    coverPreviewRead: build.query<
      CoverPreviewReadApiResponse,
      CoverPreviewReadApiArg
    >({
      query: (queryArg) => ({
        url: `/api/vendors/me/deal-cover`,
        params: queryArg,
      }),
    }),
    vendorDealsList: build.query<
      VendorDealsListApiResponse,
      VendorDealsListApiArg
    >({
      query: (queryArg) => ({
        url: `/api/vendors/me/deals`,
        params: queryArg,
      }),
    }),
    vendorDealsTable: build.query<
      VendorDealsTableApiResponse,
      VendorDealsTableApiArg
    >({
      query: (queryArg) => ({
        url: `/api/vendors/me/deals.csv`,
        params: queryArg,
      }),
    }),
    vendorDealsCounts: build.query<
      VendorDealsCountsApiResponse,
      VendorDealsCountsApiArg
    >({
      query: () => ({ url: `/api/vendors/me/deals/counts` }),
    }),
    vendorDealsOne: build.query<
      VendorDealsOneApiResponse,
      VendorDealsOneApiArg
    >({
      query: (queryArg) => ({ url: `/api/vendors/me/deals/${queryArg.id}` }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as vendorDealsApi };
export type VendorDealsCreateApiResponse = /** status 201  */ ManagedDealView;
export type VendorDealsCreateApiArg = {
  /** Makes a repetition of this request harmless for 24 hours. */
  "Idempotency-Key"?: string;
  createDealDto: CreateDealDto;
};
export type VendorDealsUpdateApiResponse = /** status 200  */ ManagedDealView;
export type VendorDealsUpdateApiArg = {
  id: number;
  /** Makes a repetition of this request harmless for 24 hours. */
  "Idempotency-Key"?: string;
  updateDealDto: UpdateDealDto;
};
export type VendorDealsRemoveApiResponse = unknown;
export type VendorDealsRemoveApiArg = {
  id: number;
  /** Makes a repetition of this request harmless for 24 hours. */
  "Idempotency-Key"?: string;
};
export type VendorDealsRequestFeatureApiResponse =
  /** status 200  */ ManagedDealView;
export type VendorDealsRequestFeatureApiArg = {
  id: number;
  /** Makes a repetition of this request harmless for 24 hours. */
  "Idempotency-Key"?: string;
};
export type VendorDealsPauseApiResponse = /** status 200  */ ManagedDealView;
export type VendorDealsPauseApiArg = {
  id: number;
  /** Makes a repetition of this request harmless for 24 hours. */
  "Idempotency-Key"?: string;
};
export type VendorDealsResumeApiResponse = /** status 200  */ ManagedDealView;
export type VendorDealsResumeApiArg = {
  id: number;
  /** Makes a repetition of this request harmless for 24 hours. */
  "Idempotency-Key"?: string;
};
export type VendorDealsWithdrawRevisionApiResponse = unknown;
export type VendorDealsWithdrawRevisionApiArg = {
  id: number;
  /** Makes a repetition of this request harmless for 24 hours. */
  "Idempotency-Key"?: string;
};
export type CoverPreviewReadApiResponse = /** status 200  */ CoverPreviewView;
export type CoverPreviewReadApiArg = {
  categoryId?: number;
  /** Edited deal: several covers of one subject are distributed by deal id. */
  dealId?: number;
  title?: string;
  titleNe?: string;
};
export type VendorDealsListApiResponse = /** status 200  */ ManagedDealView[];
export type VendorDealsListApiArg = {
  /** Number of rows, 1 to 100. */
  limit?: number;
  /** Start of the page: the `cursor` of the previous page's `Link` header. */
  cursor?: string;
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
};
export type VendorDealsTableApiResponse = /** status 200 A table */ string;
export type VendorDealsTableApiArg = {
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
};
export type VendorDealsCountsApiResponse = /** status 200  */ DealCountsView;
export type VendorDealsCountsApiArg = void;
export type VendorDealsOneApiResponse = /** status 200  */ ManagedDealView;
export type VendorDealsOneApiArg = {
  id: number;
};
export const {
  useVendorDealsCreateMutation,
  useVendorDealsUpdateMutation,
  useVendorDealsRemoveMutation,
  useVendorDealsRequestFeatureMutation,
  useVendorDealsPauseMutation,
  useVendorDealsResumeMutation,
  useVendorDealsWithdrawRevisionMutation,
  useCoverPreviewReadQuery,
  useVendorDealsListQuery,
  useVendorDealsTableQuery,
  useVendorDealsCountsQuery,
  useVendorDealsOneQuery,
} = injectedRtkApi;
